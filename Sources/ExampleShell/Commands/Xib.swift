internal import ArgumentParser
internal import InterfaceBuilder
internal import TerminalUIKit

/// `xib`: shows what the program's nibs say.
struct Xib: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the objects in the program's nib files, and their connections.")

    @Argument(help: "The nib to show; all of them if none is named.")
    var name: String?

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        if let name, !session.nibs.contains(name) {
            throw SessionError.unknownName(name, kind: "nib", nearest: nearestName(to: name, among: session.nibs))
        }
        let documents = try (name.map { [$0] } ?? session.nibs).map { try UINib.document(named: $0, bundle: nil) }
        try session.print(documents.map(NibOutline.init), in: format) { _ in
            documents.map { $0.outline(ascii: session.appearance.style.ascii) }.joined(separator: "\n\n")
        }
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.nibs
    }
}
