internal import ArgumentParser
internal import Inspection
internal import REPL

struct Report: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "json", "Print the list of show, and frames, as JSON on one line.",
        discussion: "The keys are those of the handbook's page about JSON, and of nib.schema.json beside it.")

    @OptionGroup var options: LoadOptions

    @Option(help: .limit) var limit: NibLimit?

    var files: [String] { [options.file] }

    func read(in session: Session) throws { try session.print(json: options.report(on: options.source.document())) }
}
