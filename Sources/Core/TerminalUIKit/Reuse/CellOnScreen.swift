/// A cell on screen, and how it came there.
public struct CellOnScreen {
    /// The cell.
    public let cell: any ReusableCell
    /// The place of the cell, such as `row 3`.
    public let place: String
    /// The change of the cell.
    public let change: CellChange
}
