internal import ArgumentParser
internal import Inspection
internal import InterfaceBuilder
internal import REPL

struct Facts: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "text", "Print everything in a file, one fact on each line.",
        discussion: """
            It is for programs that compare lines: git can use it as its textconv. At the end stands what a merge left \
            to decide. What is no xib or storyboard is \
            printed as it is, behind a line that says why, or, if it is no text, by its length and a checksum.
            """)

    @Argument(help: ArgumentHelp("The file; - is standard input.", valueName: "file"), completion: .nibs)
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
