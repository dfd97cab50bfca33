internal import ArgumentParser
internal import PlainText
internal import InterfaceBuilder
internal import TerminalUIKit

/// `xib`: shows what the program's nibs say.
struct Xib: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what is in the nibs.",
        discussion: "Objects and connections. Lines are cut to the width of the terminal; with --json nothing is cut.")
    static let purpose = CommandPurpose.look

    @Argument(help: "The nib to show; without one, all are shown.")
    var name: String?

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        let names = try name.map { [try nib(named: $0, in: session)] } ?? session.nibs
        let documents = try names.map { try UINib.document(named: $0, bundle: nil) }
        try session.print(documents.map(NibOutline.init), in: format) { _ in
            let outlines = documents.map { $0.outline(ascii: session.appearance.style.ascii) }
            return StyledText(outlines.joined(separator: "\n\n")).cut(to: session.appearance.proseColumns)
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        let name = name?.replacing(#/\.(xib|storyboard)$/#, with: "")
        return .shows((name.map { [$0] } ?? session.nibs).map { "xib \($0)" })
    }

    /// The nib with a name, which may have its file's extension: that is how it is shown.
    @MainActor private func nib(named name: String, in session: ExampleSession) throws -> String {
        guard let nib = session.nibs.first(where: { [$0, $0 + ".xib", $0 + ".storyboard"].contains(name) }) else {
            throw ExampleError.unknown("nib", name, among: session.nibs)
        }
        return nib
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.nibs
    }
}
