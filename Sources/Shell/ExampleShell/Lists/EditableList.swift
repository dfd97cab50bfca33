public import TerminalUIKit

/// A controller in whose list `insert` and `delete` put something: they change its model, as no finger does.
@MainActor public protocol EditableList: UIViewController {
    /// Puts one in, in the model and on screen.
    func insertItem(at index: Int)
    /// Takes one out, of the model and off the screen.
    func deleteItem(at index: Int)
}
