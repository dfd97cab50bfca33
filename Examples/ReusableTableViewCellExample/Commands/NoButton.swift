/// A row without a button to press.
struct NoButton: Error, CustomStringConvertible {
    let row: Int

    var description: String { "row \(row) has no button" }
}
