internal import ArgumentParser

struct Snapshot: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Save a picture of the screen.",
        discussion: """
            The file extension chooses the kind: .svg and .png are pictures, .html is a page that explains how the \
            screen was loaded, and .json is a recording of the session. .txt and .ans contain the text of a \
            terminal, without and with colors. --of saves the output of a command, or the screens of nib and \
            compare. If the command plays a script, the picture is a film of at most \
            \(SnapshotContents.mostFilmSteps) rows or other steps: drive steps.txt, or compare no-identifier \
            steps.txt for two phones. A page of drive has the list to drag, and a page of compare plays both screens. \
            Examples: snapshot screen.svg --notes, snapshot trace.svg --of "trace last", \
            snapshot list.html --of drive.
            """)
    static let purpose = CommandPurpose.look

    @Argument(help: "The file to write.", completion: .file(extensions: SnapshotKind.allCases.map(\.rawValue)))
    var file: String

    @Flag(help: "Put the notes beside the screen.")
    var notes = false

    @Flag(help: "Draw on a dark page.")
    var dark = false

    @Flag(help: "Draw a film for a narrow page.")
    var narrow = false

    @Option(help: ArgumentHelp("Save the output of a command instead.", valueName: "command"))
    var of: String?

    @Flag(help: "Overwrite an existing file.")
    var force = false

    func validate() throws {
        if of != nil, notes { throw ValidationError("--notes belongs to the screen: use either --notes or --of") }
    }

    func run(in session: ExampleSession) throws {
        let kind = try SnapshotKind(path: file)
        if kind == .html, let of, ![Compare.self, Drive.self].contains(where: { $0 == session.command(of: of) }) {
            throw ValidationError("--of does not work with .html, which always explains the current screen")
        }
        let contents = SnapshotContents(session: session, line: of, withNotes: notes, isDark: dark, isNarrow: narrow)
        try PictureFile(path: file).write(try contents.data(kind), overwriting: force)
        session.remark("Saved in \(file).")
    }

    func effect(in session: ExampleSession) -> CommandEffect { .nothing }
}
