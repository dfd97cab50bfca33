internal import ExampleShell
internal import TerminalUIKit

/// A cell that came back.
struct ReusedCell {
    let number: Int
    /// The row or item that it was in.
    let was: Int
    /// The row or item that it is in.
    let place: Int

    /// There is no such cell if the last command didn't reuse one.
    init?(_ cell: ChangedCell) {
        guard case .reused(let from, _) = cell.change, let number = TraceObject(cell.cell).number else { return nil }
        (self.number, was, place) = (number, from.item, cell.place.item)
    }
}
