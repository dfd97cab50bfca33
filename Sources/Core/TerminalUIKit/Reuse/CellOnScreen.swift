/// A cell on screen, and where it is.
public struct CellOnScreen {
    /// The cell.
    public let cell: any ReusableCell
    /// The place of the cell, such as `row 3`.
    public let place: String
}
