/// A row without a button to press.
struct NoButton: Error, CustomStringConvertible {
    let row: Int
    let isOnScreen: Bool

    var description: String {
        isOnScreen ? "row \(row) has no button." : "row \(row) is not on the screen; goto \(row) brings it there."
    }
}
