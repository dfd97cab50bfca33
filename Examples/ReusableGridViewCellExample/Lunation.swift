import ExampleShell
import ReusableViews

/// The interface of a controller that shows the Moon of each day in any kind of grid, for the commands.
protocol Lunation: EditableList {
    init(days: LunarDays)

    /// The number of columns of the grid.
    var columns: Int { get set }
    /// Moves all items: the first of the order is the old position of the new first item.
    func reorder(_ order: [Int])
}
