/// A cell on screen, and where it is.
public struct CellOnScreen {
    /// The cell.
    public let cell: any ReusableCell
    /// The row or item that the cell shows.
    public let place: CellPlace
}
