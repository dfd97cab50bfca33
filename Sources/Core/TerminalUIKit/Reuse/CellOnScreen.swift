/// A cell on screen, and how it came there.
public struct CellOnScreen {
    /// The cell.
    public let cell: any ReusableCell
    /// Where it is, such as `row 3`.
    public let place: String
    /// What has happened to it.
    public let change: CellChange
}
