/// An item that no cell shows now.
struct NotOnScreen: Error, CustomStringConvertible {
    let name: String
    let index: Int

    var description: String { "\(name) \(index) is not on the screen; \"goto \(index)\" scrolls to it" }
}
