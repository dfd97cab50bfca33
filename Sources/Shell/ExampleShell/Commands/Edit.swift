internal import ArgumentParser
internal import InterfaceBuilder
internal import PlainText
internal import TerminalUIKit

package struct Edit: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Change a nib.",
        discussion: """
            Opens a copy of the nib in your editor (VISUAL or EDITOR). When you save and close it, the program makes \
            the screen with your version. This is an experiment of your own, called edit. compare edit, source --diff \
            and xib show it. reset ends it, and --again starts it again. The program's files don't change. Without an \
            editor, edit NIB lists the objects, with the names and attributes for these options:

            edit NIB --set phaseLabel.text Moon sets an attribute of an object.
            edit NIB --remove reuseIdentifier removes an object, a connection or an attribute.
            edit NIB --find 'TEXT' --replace 'TEXT' replaces a text that the nib has once.

            You can name an object by its id, its label, its class, an outlet that leads to it, or its title. The name \
            of an attribute is enough if only one object has it. A change that would end the program on iOS runs in a \
            separate process. You can't change Swift code here. The exercises are for that.
            """)
    package static let purpose = CommandPurpose.change

    @Argument(help: "The nib to change. The default lists all.")
    var nib: String?

    @Option(help: "The text to find, which the nib must have exactly once.")
    var find: String?

    @Option(help: "The new text.")
    var replace: String?

    // All that follows, so that a value may begin with a minus sign.
    @Option(parsing: .remaining, help: ArgumentHelp("An attribute and its value.", valueName: "object.attribute"))
    var set: [String] = []

    @Option(help: ArgumentHelp("An object, a connection or an attribute to remove.", valueName: "name"))
    var remove: [String] = []

    @Flag(help: "Open your editor, or vi if you have set none.")
    var editor = false

    @Flag(help: "List what you changed.")
    var list = false

    @Flag(help: "Make the screen with your last changes again.")
    var again = false

    @Option(help: ArgumentHelp("Write your version of the nib to a file.", valueName: "file"), completion: .file())
    var keep: String?

    @Flag(help: "Overwrite an existing file.")
    var force = false

    func validate() throws {
        if (find == nil) != (replace == nil) { throw ValidationError("--find and --replace go together") }
        let modes = [find != nil, !set.isEmpty, !remove.isEmpty, editor, list, again, keep != nil].count { $0 }
        if modes > 1 || remove.count > 1 || set.contains("--set") { throw ValidationError("one change at a time") }
        if set.count > 2 {
            let value = set.dropFirst().joined(separator: " ")
            throw ValidationError("--set takes one value; write \"\(value)\" in quotation marks")
        }
        if set.count == 1 {
            throw ValidationError("--set takes an attribute and its value: --set phaseLabel.text Moon")
        }
        if nib == nil, change != nil || editor {
            throw ValidationError("edit needs the name of a nib; \"edit\" lists the nibs")
        }
    }

    package func run(in session: ExampleSession) throws {
        let editing = session.editing
        if session.hidesExperiment { throw CommandError.givesAway("edit", technique: session.technique.name) }
        if list {
            let nib = try nib.map { try session.program.nib(named: $0) }
            return session.page(try editing.listing(of: nib, columns: session.appearance.proseColumns))
        }
        if again { return try editing.begin() }
        if let keep {
            try editing.keep(nib, in: keep, overwriting: force)
            return session.remark("Saved in \(keep).")
        }
        guard let nib else { return listNibs(in: session) }
        let name = try session.program.nib(named: nib)
        let (old, file) = (try editing.text(of: name), UINib.fileName(named: name))
        if isListing(in: session) { return list(EditableNib(old, file: file), named: name, in: session) }
        let new = try change?.applied(to: old, file: file) ?? openEditor(on: old, of: name, in: session)
        guard new != old else { return session.say("Nothing was changed.") }
        try editing.put(new, into: name, fromEditor: change == nil)
    }

    private var change: NibChange? {
        if let find, let replace { return .replace(find, with: replace) }
        if set.count == 2 { return .set(set[0], to: set[1]) }
        return remove.first.map { .remove($0) }
    }

    package func effect(in session: ExampleSession) -> CommandEffect {
        list || keep != nil || isListing(in: session) ? .shows(["edit"]) : .changes
    }

    /// Returns a Boolean value that indicates whether the command lists possible changes, because no editor opens.
    @MainActor private func isListing(in session: ExampleSession) -> Bool {
        if change != nil || editor || list || again || keep != nil { return false }
        return nib == nil || !canOpenEditor(in: session) || Editor() == nil
    }

    package static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        let named = session.nibs.filter(session.wordsBefore.contains)
        return switch argument {
        case "nib": session.nibs
        case "set", "object.attribute", "remove", "name":
            (named.isEmpty ? session.nibs : named).flatMap { name in
                (try? session.editing.text(of: name)).map { EditableNib($0, file: name) }
                    .map { $0.names.map(\.escapedForCompletion) + $0.attributeNames } ?? []
            }
        default: []
        }
    }

    /// Lists the nibs that can be changed.
    @MainActor private func listNibs(in session: ExampleSession) {
        let loaded = session.nibs.filter { NibLoadCount.last(of: UINib.fileName(named: $0)) != nil }
        let lines = session.nibs.map { name in
            StyledText(name, .name) + StyledText(loaded.contains(name) ? "  loaded by this screen" : "", .dim)
        }
        session.print(lines.joined(by: "\n").wrapped(to: session.appearance.proseColumns, indent: 2))
        let name = loaded.last ?? session.nibs.first ?? ""
        let opens = canOpenEditor(in: session) && Editor() != nil
        session.say(
            StyledText(
                "\"edit \(name)\" \(opens ? "opens it in your editor" : "lists what can be changed in it"); "
                    + "\"xib \(name)\" shows it.", .dim))
    }

    /// Lists the parts of a nib that can be changed, and prints how to change them.
    @MainActor private func list(_ nib: EditableNib, named name: String, in session: ExampleSession) {
        let columns = session.appearance.proseColumns
        let example = StyledText("edit \(name) --set \(nib.example.path) \(nib.example.value)", .name)
        let way = StyledText("For example, type ") + example.unbroken + "."
        let editor = StyledText(" \"edit \(name) --editor\" opens all of it in your editor, or in vi.")
        session.page([nib.listing(columns: columns), (way + editor).wrapped(to: columns)].joined(by: "\n"))
    }

    /// Returns a Boolean value that indicates whether an editor gets the terminal.
    @MainActor private func canOpenEditor(in session: ExampleSession) -> Bool {
        session.isInteractive && session.front == nil
    }

    /// A nib's text as the learner leaves it in the editor.
    @MainActor private func openEditor(on text: String, of nib: String, in session: ExampleSession) throws -> String {
        guard canOpenEditor(in: session) else {
            throw CommandError(
                "can't open an editor here: it opens only at the prompt; \"edit \(nib)\" lists what --set and "
                    + "--remove take")
        }
        guard let editor = Editor(or: "vi") else {
            throw CommandError(
                "can't open an editor: neither VISUAL nor EDITOR is set, and vi isn't installed; \"edit \(nib)\" "
                    + "lists what --set and --remove take")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(UINib.fileName(named: nib))
        try PictureFile(path: file.path).write(Data(text.utf8), overwriting: true)
        if let problem = editor.edit([file]) { throw CommandError("\(problem); nothing was changed") }
        do {
            let data = try IBDocument.contents(ofFile: file.path, named: file.lastPathComponent)
            return String(decoding: data, as: UTF8.self)
        } catch {
            throw CommandError(
                "can't use what the editor left of \(file.lastPathComponent): \(error.faults[0].message); nothing was "
                    + "changed")
        }
    }
}

extension NibEditing {
    /// Returns a list of the changes in one nib or in all, and whether the screen is made with them.
    fileprivate func listing(of nib: String?, columns: Int?) throws -> StyledText {
        let all = try ownEdits
        let edits = all.filter { $0.nib == nib ?? $0.nib }
        guard !edits.isEmpty else {
            let changed = Set(all.map(\.nib)).sorted().joined(separator: ", ")
            throw all.isEmpty ? .nothingEdited : CommandError("\(nib ?? "") was not changed; changed: \(changed)")
        }
        let state =
            isInForce
            ? isSettled ? "In force; \"reset\" ends it." : "The last change isn't in force; \"reset\" drops all."
            : "Not in force; \"edit --again\" makes it so."
        return (edits.map { $0.text(columns: columns) } + [StyledText(state, .dim)]).joined(by: "\n")
    }

    fileprivate func keep(_ nib: String?, in path: String, overwriting overwrites: Bool) throws {
        let names = texts.keys.sorted()
        guard let name = nib ?? (names.count == 1 ? names[0] : nil), let text = texts[name] else {
            let several = "several nibs were changed, \(names.joined(separator: ", ")); say which"
            throw names.count > 1 ? CommandError(several) : .nothingEdited
        }
        try PictureFile(path: path).write(Data(text.utf8), overwriting: overwrites)
    }
}

extension String {
    /// The name as readline takes it for one word.
    fileprivate var escapedForCompletion: String { escaping { [" ", "'"].contains($0) ? "\\\($0)" : nil } }
}
