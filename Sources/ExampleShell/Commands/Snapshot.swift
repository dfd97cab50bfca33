internal import ArgumentParser

/// `snapshot`: keeps a picture of the screen in a file.
struct Snapshot: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Keep a picture of the screen.",
        discussion: """
            The file's name says what is wanted: .svg and .png are pictures, .html is a page that explains how the \
            screen was loaded, .txt and .ans are what a terminal shows, without and with colours. With --of it is not \
            the screen but what a command writes; of nib and compare, a picture shows the screens. Examples: snapshot screen.svg \
            --notes; snapshot trace.svg --of "trace last"; snapshot menu.svg --of "nib Menu.xib".
            """)
    static let purpose = CommandPurpose.look

    @Argument(help: "The file to make.", completion: .file(extensions: SnapshotKind.allCases.map(\.rawValue)))
    var file: String

    @Flag(help: "Put the notes beside the screen.")
    var notes = false

    @Flag(help: "Draw on a dark page.")
    var dark = false

    @Option(help: ArgumentHelp("Keep what a command writes.", valueName: "command"))
    var of: String?

    @Flag(help: "Overwrite the file if there is one.")
    var force = false

    func validate() throws {
        if of != nil, notes { throw ValidationError("Notes stand beside the screen: either --notes or --of.") }
    }

    func run(in session: ExampleSession) throws {
        let kind = try SnapshotKind(path: file)
        if kind == .html, let of, !(session.command(of: of) is Compare.Type) {
            throw ValidationError("A page explains how the screen was loaded: --of goes with the other kinds.")
        }
        let contents = SnapshotContents(session: session, line: of, withNotes: notes, isDark: dark)
        try SnapshotFile(path: file).write(try contents.data(kind), overwriting: force)
        session.remark("The picture is in \(file).")
    }

    func effect(in session: ExampleSession) -> CommandEffect { .nothing }
}
