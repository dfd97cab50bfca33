internal import ArgumentParser
internal import PlainText
internal import InterfaceBuilder
internal import TerminalUIKit

/// `xib`: shows what the program's nibs say.
struct Xib: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what the nibs say.",
        discussion: "Objects and connections. Lines are cut to the width of the terminal; with --json nothing is.")
    static let purpose = CommandPurpose.look

    @Argument(help: "The nib to show; all of them if none is named.")
    var name: String?

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        let names = try name.map { [try session.nib(named: $0)] } ?? session.nibs
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

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.nibs
    }
}
