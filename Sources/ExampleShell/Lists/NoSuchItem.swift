/// A position that a list does not have.
struct NoSuchItem: Error, CustomStringConvertible {
    let name: String
    let index: Int
    let count: Int
    /// Whether something is put there: that may be behind the last.
    var isInserted = false

    var description: String {
        if isInserted { return "no \(name) can be put at \(index); there is room from 0 to \(count), behind the last" }
        return count == 0
            ? "there is no \(name) \(index); the list is empty"
            : "there is no \(name) \(index); they go from 0 to \(count - 1)"
    }
}
