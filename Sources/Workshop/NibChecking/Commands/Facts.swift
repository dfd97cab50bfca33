internal import ArgumentParser
internal import Inspection
internal import InterfaceBuilder
internal import REPL

struct Facts: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "text", "Print everything in a file, one fact on each line.",
        discussion: """
            This is for programs that compare lines, such as Git with textconv. At the end, it lists the conflicts \
            that a merge left. If the file isn't a xib or a storyboard, a line says why, and the text follows. If it \
            isn't text, its length and a checksum follow.
            """)

    @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"), completion: .nibs)
    var file: String

    @Option(help: .limit) var limit: NibLimit?

    var files: [String] { [file] }

    /// Git stops at the first file of which it gets no text.
    func read(in session: Session) throws {
        let source = NibSource(path: file)
        do {
            let texts = [try source.document().listing] + source.undecided
            session.page(StyledText(texts.joined(separator: "\n")))
        } catch let error as NibError {
            guard let contents = source.contents else { throw error }
            session.page(StyledText("\(error.faults[0].message)\n\(contents)"))
        }
    }
}
