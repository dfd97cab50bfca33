// After “Simplify Table Cell Production” in iOS Recipes, 2011: what is the cell's business moves into the cell's class.

// MARK: Definition

/// A cell, laid out in code, whose class knows its identifier and asks the table for it.
///
/// ```swift
/// let cell = PhaseCell.cell(for: tableView)
/// cell.show(event)
/// ```
///
/// A subclass lays itself out in `init(style:reuseIdentifier:)`. To be of another predefined style than the default it
/// passes that one on to `super`.
open class SmartTableViewCell: UITableViewCell {
    /// The reuse identifier of the cells: the name of the class. Override it where several classes share a queue.
    open class var cellIdentifier: String { "\(self)" }

    /// Returns a waiting cell of this class, or a new one.
    ///
    /// - Parameter tableView: The table that the cell is for.
    public class func cell(for tableView: UITableView) -> Self {
        tableView.dequeueReusableCell(withIdentifier: cellIdentifier) as? Self
            ?? self.init(style: .default, reuseIdentifier: cellIdentifier)
    }
}
