internal import ArgumentParser
internal import Inspection
internal import PlainText
internal import TerminalUIKit

struct Tree: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the views on screen.",
        discussion: """
            Lists views with their frames, tags, texts and outlets, and says if they are hidden or not opaque. Cells \
            also have a number, a row and a reuse identifier. Of cells with identical views, only the first is shown \
            in full. --ib shows the objects in the screen's nib instead: the same screen before any code has run.
            """)
    static let purpose = CommandPurpose.look

    @Argument(help: "The number of a cell, to show only that one.")
    var cell: String?

    @Flag(help: "Show the views of all cells in full.")
    var all = false

    @Flag(help: "Show the objects in the nib, as Interface Builder does.")
    var ib = false

    @Flag(help: "Show the values for VoiceOver: labels, values, hints, identifiers and traits.")
    var accessibility = false

    @OptionGroup var format: OutputFormat

    func validate() throws {
        if ib, accessibility { throw ValidationError("only views speak: give either --ib or --accessibility") }
        if ib, cell != nil { throw ValidationError("a nib has no numbered cells: give either --ib or a cell") }
    }

    func run(in session: ExampleSession) throws {
        let node = ib ? ViewNode(try session.window.frontDocument) : try tree(of: session.window)
        let appearance = session.appearance
        try session.print(node, in: format) {
            $0.lines(ascii: appearance.style.ascii, foldsCells: !all).map { $0.cut(to: appearance.proseColumns) }
                .joined(by: "\n")
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows([ib ? "tree --ib" : "tree"]) }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        cellNumbers(in: session.window).map { "\($0)" }
    }

    @MainActor private static func cellNumbers(in window: UIWindow) -> [Int] {
        window.layoutIfNeeded()
        return window.cellContainers.flatMap { $0.cellsOnScreen.map(\.cell.serialNumber) }.sorted()
    }

    /// The views on screen, or the views of the cell with the number, `3` or `#3`.
    @MainActor private func tree(of window: UIWindow) throws -> ViewNode {
        window.layoutIfNeeded()
        let tree = ViewNode(window, owner: window.rootViewController, speaks: accessibility)
        guard let cell else { return tree }
        let wanted = Int(cell.hasPrefix("#") ? String(cell.dropFirst()) : cell)
        guard let node = wanted.flatMap({ tree.cells(numbered: $0).first }) else {
            let numbers = NumberRanges(Self.cellNumbers(in: window))
            throw CommandError.noSuchCell(cell, among: numbers.text(prefix: "#"))
        }
        return node
    }
}
