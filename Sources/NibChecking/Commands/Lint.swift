internal import ArgumentParser
internal import InterfaceBuilder
internal import REPL

/// `nib lint`: prints what a reviewer would remark on, a line for each, and fails if there was anything.
struct Lint: NibCommand {
    static let configuration = CommandConfiguration.nib(
        "lint", "Print what a reviewer would remark on, as compilers do, and fail if there is anything.",
        discussion: "Of a folder, all xibs and storyboards in it are read.")

    @Argument(
        help: ArgumentHelp("The files and folders; - is standard input.", valueName: "files"), completion: .nibs)
    var files: [String]

    @Option(help: "How to print: text, json, github for annotations in a workflow, or sarif.")
    var format = FindingFormat.text

    @Flag(help: "Print JSON, on one line.")
    var json = false

    @OptionGroup var screen: ScreenOptions

    func read(in session: Session) throws {
        var folders: [String: ImageFolder] = [:]
        let findings = try files.flatMap(NibSource.all(at:)).flatMap { source in
            do {
                let document = try source.document()
                let images = folders[source.folder.path] ?? ImageFolder(around: source.folder)
                folders[source.folder.path] = images
                return try LoadedNib.load(document, screen.loading(images: images), \.findings)
            } catch let error as NibError {
                return error.faults
            }
        }
        try session.print(findings, in: json ? .json : format)
        if !findings.isEmpty { throw ExitCode.failure }
    }
}
