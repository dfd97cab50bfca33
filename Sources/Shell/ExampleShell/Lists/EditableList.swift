public import TerminalUIKit

/// A controller with a list whose model the commands `insert` and `delete` change. No touch does so.
@MainActor public protocol EditableList: UIViewController {
    /// Puts one in, in the model and on screen.
    func insertItem(at index: Int)
    /// Takes one out, of the model and off the screen.
    func deleteItem(at index: Int)
}
