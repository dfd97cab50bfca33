internal import ArgumentParser
internal import PlainText
internal import InterfaceBuilder
internal import TerminalUIKit

struct Xib: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the objects in the nibs.",
        discussion: """
            Shows objects and connections. If there is room, lines lead from File's Owner to the objects of its \
            connections.
            """)
    static let purpose = CommandPurpose.look

    @Argument(help: "The nib to show. The default shows all.")
    var name: String?

    @Flag(help: "Show all nibs, also in a terminal.")
    var all = false

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        let documents = try names(in: session).map { try UINib.document(named: $0, bundle: nil) }
        let (columns, ascii) = (session.appearance.proseColumns, session.appearance.style.ascii)
        try session.print(documents.map(NibOutline.init), in: format) { _ in
            let drawings = documents.map { NibDrawing(document: $0).text(ascii: ascii, columns: columns) }
            return (drawings + others(than: documents.count, in: session)).joined(by: "\n")
        }
    }

    /// Returns the nibs to show: in a terminal first those of the screen, and others on request.
    @MainActor private func names(in session: ExampleSession) throws -> [String] {
        // Even before the screen was asked for, the nibs that it loads are not called unloaded.
        let nibs = session.nibs
        if let name { return [try session.program.nib(named: name)] }
        if all || format.json || !session.isInteractive { return nibs }
        let loaded = nibs.filter { nib in
            ["xib", "storyboard"].contains { NibLoadCount.last(of: "\(nib).\($0)") != nil }
        }
        return loaded.isEmpty ? nibs : loaded
    }

    @MainActor private func others(than count: Int, in session: ExampleSession) -> [StyledText] {
        let others = session.nibs.count - count
        guard name == nil, others > 0 else { return [] }
        let hint = "\(others) other \(others == 1 ? "nib is" : "nibs are") not loaded by this screen: \"xib --all\"."
        return [StyledText(hint, .dim).wrapped(to: session.appearance.proseColumns)]
    }

    func effect(in session: ExampleSession) -> CommandEffect {
        .shows(((try? names(in: session)) ?? []).map { "xib \($0)" })
    }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        session.nibs
    }
}
