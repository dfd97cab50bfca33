public import TerminalUIKit

/// A controller whose screen is a list of cells that are reused, a table or a grid: what the commands for lists act on.
@MainActor public protocol CellList: UIViewController {
    /// What one of the list is called: `row` or `item`.
    var itemName: String { get }
    /// How many there are now.
    var itemCount: Int { get }
    /// The table or grid.
    var listView: UIScrollView { get }
    /// How high a row of cells is, in points.
    var heightOfRow: CGFloat { get }

    /// The cells on screen, and which items they show, in order.
    var visibleItems: [(index: Int, cell: UIView)] { get }
    /// Scrolls until one stands at the top, as far as there is more below.
    func scrollToItem(at index: Int)
    /// Does what a tap on one does.
    func tapItem(at index: Int)
    /// Puts one in, in the model and on screen.
    func insertItem(at index: Int)
    /// Takes one out, of the model and off the screen.
    func deleteItem(at index: Int)
    /// Reloads every cell.
    func reloadList()
}
