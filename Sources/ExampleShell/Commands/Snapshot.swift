internal import ArgumentParser

/// `snapshot`: keeps a picture of the screen in a file.
struct Snapshot: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Keep a picture of the screen.",
        discussion: """
            The file's name says what is wanted: .svg and .png are pictures, .html is a page that explains how the \
            screen was loaded, .txt and .ans are what a terminal shows, without and with colours. With --of it is not \
            the screen but what a command writes; of nib, a picture shows the screens. When the command plays a script (drive steps.txt, or compare \
            no-identifier steps.txt for two phones), the picture is a film of it: it begins with a fresh screen, and \
            each row that is scrolled past is a step, of which there may be \(FilmTake.mostSteps). Examples: snapshot screen.svg \
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
        if of != nil, (try? SnapshotKind(path: file)) == .html {
            throw ValidationError("A page explains how the screen was loaded: --of goes with the other kinds.")
        }
    }

    func run(in session: ExampleSession) throws {
        let kind = try SnapshotKind(path: file)
        let contents = SnapshotContents(session: session, line: of, withNotes: notes, isDark: dark)
        try SnapshotFile(path: file).write(try contents.data(kind), overwriting: force)
        session.remark("The picture is in \(file).")
    }

    func effect(in session: ExampleSession) -> CommandEffect { .nothing }
}
