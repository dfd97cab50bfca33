internal import ArgumentParser
internal import PlainText
internal import TerminalUIKit

struct Edit: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Change a nib.",
        discussion: """
            Opens a copy of the nib in your editor (VISUAL or EDITOR). When you save and close it, the screen is made \
            with your version, as an experiment of your own called edit: compare edit, source --diff and xib know it, \
            and reset ends it (--again brings it back). The program's files stay as they are. Without an editor:

            edit NIB --find 'TEXT' --replace 'TEXT' replaces a text that is there once.
            edit NIB --set phaseLabel.text Moon sets an attribute of an object.
            edit NIB --remove reuseIdentifier removes an object, a connection or an attribute.

            An object is named by its id, its label, its class, or an outlet that leads to it. What would end the \
            program on iOS is tried in a process of its own. Swift code can't be changed here: that is what the \
            exercises are for.
            """)
    static let purpose = CommandPurpose.change

    @Argument(help: "The nib to change.")
    var nib: String?

    @Option(help: "The text to find; it must be there exactly once.")
    var find: String?

    @Option(help: "What to put in its place.")
    var replace: String?

    @Option(parsing: .upToNextOption, help: ArgumentHelp("An attribute and its value.", valueName: "object.attribute"))
    var set: [String] = []

    @Option(help: ArgumentHelp("An object, a connection or an attribute to remove.", valueName: "name"))
    var remove: String?

    @Flag(help: "List what you changed.")
    var list = false

    @Flag(help: "Make the screen with your last changes again.")
    var again = false

    @Option(help: ArgumentHelp("Write your version of the nib to a file.", valueName: "file"), completion: .file())
    var keep: String?

    func validate() throws {
        if (find == nil) != (replace == nil) { throw ValidationError("--find and --replace go together") }
        if ![0, 2].contains(set.count) {
            throw ValidationError("--set takes an attribute and its value: --set phaseLabel.text Moon")
        }
        let modes = [find != nil, !set.isEmpty, remove != nil, list, again, keep != nil].count { $0 }
        if modes > 1 { throw ValidationError("one change at a time") }
        if nib == nil, !list, !again, keep == nil { throw ValidationError("edit needs the name of a nib") }
    }

    func run(in session: ExampleSession) throws {
        let editing = session.editing
        if session.tutorial.mystery != nil {
            throw CommandError(
                "edit would show what is broken; answer the mystery first, or leave it with \"technique NAME\"")
        }
        if list {
            let nib = try nib.map(session.nib(named:))
            return session.page(try editing.listing(of: nib, columns: session.appearance.proseColumns))
        }
        if again { return try editing.begin() }
        if let keep {
            try editing.keep(nib, in: keep)
            return session.remark("Saved in \(keep).")
        }
        let name = try session.nib(named: nib ?? "")
        let old = try editing.text(of: name)
        let new =
            try change?.applied(to: old, file: UINib.fileName(named: name)) ?? session.openEditor(on: old, of: name)
        guard new != old else { return session.say("Nothing was changed.") }
        try editing.put(new, into: name)
    }

    private var change: NibChange? {
        if let find, let replace { return .replace(find, with: replace) }
        if set.count == 2 { return .set(set[0], to: set[1]) }
        return remove.map { .remove($0) }
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        list || keep != nil ? .shows(["edit"]) : .changes
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        switch argument {
        case "nib": session.nibs
        case "set", "object.attribute", "remove", "name":
            session.nibs.flatMap { name in
                (try? session.editing.text(of: name)).map { EditableNib($0, file: name) }
                    .map { $0.names + $0.attributeNames } ?? []
            }
        default: []
        }
    }
}

extension NibEditing {
    /// What was changed, in one nib or in all, and whether the screen is made with it.
    fileprivate func listing(of nib: String?, columns: Int?) throws -> StyledText {
        let all = try ownEdits
        let edits = all.filter { $0.nib == nib ?? $0.nib }
        guard !edits.isEmpty else {
            let changed = Set(all.map(\.nib)).sorted().joined(separator: ", ")
            throw all.isEmpty ? .nothingEdited : CommandError("\(nib ?? "") was not changed; changed: \(changed)")
        }
        let state = isInForce ? "In force; \"reset\" ends it." : "Not in force; \"edit --again\" makes it so."
        return (edits.map { $0.text(columns: columns) } + [StyledText(state, .dim)]).joined(by: "\n")
    }

    fileprivate func keep(_ nib: String?, in path: String) throws {
        let names = texts.keys.sorted()
        guard let name = nib ?? (names.count == 1 ? names[0] : nil), let text = texts[name] else {
            let several = "several nibs were changed, \(names.joined(separator: ", ")); say which"
            throw names.count > 1 ? CommandError(several) : .nothingEdited
        }
        try PictureFile(path: path).write(Data(text.utf8), overwriting: true)
    }
}

extension ExampleSession {
    /// A nib's text as the learner leaves it in the editor.
    fileprivate func openEditor(on text: String, of nib: String) throws -> String {
        guard isInteractive, driver == nil else {
            throw CommandError("an editor opens only at the prompt; here, use --find and --replace, --set or --remove")
        }
        guard let editor = Editor() else {
            throw CommandError(
                "neither VISUAL nor EDITOR says which editor you use; "
                    + "\"edit NIB --find TEXT --replace TEXT\" needs none")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(UINib.fileName(named: nib))
        try PictureFile(path: file.path).write(Data(text.utf8), overwriting: true)
        if let problem = editor.edit([file]) { throw CommandError("\(problem); nothing was changed") }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}
