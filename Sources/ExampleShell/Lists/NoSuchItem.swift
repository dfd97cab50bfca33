/// A position that a list does not have.
struct NoSuchItem: Error, CustomStringConvertible {
    let name: String
    let index: Int
    let count: Int

    var description: String {
        count == 0
            ? "there is no \(name) \(index); the list is empty"
            : "there is no \(name) \(index); they go from 0 to \(count - 1)"
    }
}
