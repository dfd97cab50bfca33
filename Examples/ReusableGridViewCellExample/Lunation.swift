import ExampleShell
import ReusableViews

/// What the commands know of a controller that shows the Moon of each day in a grid, whatever kind of grid it is.
protocol Lunation: EditableList {
    init(days: LunarDays)

    /// How many columns the grid has.
    var columns: Int { get set }
}
