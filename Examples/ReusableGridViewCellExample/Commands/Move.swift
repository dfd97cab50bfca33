import ArgumentParser
import ExampleShell
import ReusableViews

struct Move: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Drag an item to the place of another.",
        discussion: """
            A finger rests on the item, moves to the other, and is lifted. The items between them make room. Both must \
            be on the screen.
            """)

    @Argument(help: "The item, counted from 0.")
    var item: Int

    @Argument(help: "The item in whose place it goes.")
    var place: Int

    func run(in session: GridCellSession) throws {
        let (start, end) = (try middle(of: item, in: session), try middle(of: place, in: session))
        let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
        guard session.window.perform(.longPress(movingBy: way), at: start) else {
            throw CommandError("can't move item \(item): no gesture drags items here; type \"technique two-kinds\"")
        }
        session.window.layoutIfNeeded()
    }

    /// Returns the middle of the visible part of an item's cell, in points of the window.
    @MainActor private func middle(of item: Int, in session: GridCellSession) throws -> CGPoint {
        let (cell, list) = (try session.cell(at: item), try session.list)
        let frame = cell.convert(cell.bounds, to: nil).intersection(list.convert(list.bounds, to: nil))
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func effect(in session: GridCellSession) -> CommandEffect { .touches }
}

extension GridCellSession {
    /// Returns the key that begins to move the focused item, or the first, if a gesture drags items of the grid.
    func moves(at focus: Touchable?) -> [KeyCommand] {
        guard let item = focus?.item ?? frontList?.visibleItems.first?.index, let cell = try? cell(at: item),
            sequence(first: cell, next: \.superview).contains(where: { $0.hasRecognizer(of: .longPress()) })
        else { return [] }
        let meaning = "move the item at the focus: type its new place"
        return [KeyCommand(.character("m"), "m", "move \(item) ", word: "", meaning: meaning)]
    }
}
