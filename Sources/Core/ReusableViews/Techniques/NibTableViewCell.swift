// After “Use Smart Table Cells in a Nib” in iOS Recipes, 2011.

// MARK: Definition

/// A cell, laid out in a nib, whose class knows its identifier and its nib and asks the table for it.
///
/// The nib has no owner. The cell is its first object, and has the identifier ``cellIdentifier``. A controller keeps
/// the `UINib`, so that the file is read once:
///
/// ```swift
/// private let nib = PhaseCell.nib
///
/// let cell = PhaseCell.cell(for: tableView, from: nib)
/// cell.show(event)
/// ```
open class NibTableViewCell: UITableViewCell {
    /// The reuse identifier of the cells: the name of the class. The cell in the nib needs the same identifier.
    open class var cellIdentifier: String { "\(self)" }

    /// The name of the nib without the extension: the identifier.
    open class var nibName: String { cellIdentifier }

    /// The nib, in the bundle of the class. Every call makes another. Keep it, and the file is read once.
    open class var nib: UINib { UINib(nibName: nibName, bundle: Bundle(for: self)) }

    /// Returns a waiting cell of this class, or a new one.
    ///
    /// Ends the process in UIKit's words if something is wrong with the nib, or if its first object is not such a cell.
    ///
    /// - Parameters:
    ///   - tableView: The table that the cell is for.
    ///   - nib: The nib of a new cell.
    public class func cell(for tableView: UITableView, from nib: UINib) -> Self {
        tableView.dequeueReusableCell(withIdentifier: cellIdentifier) as? Self ?? newCell(from: nib)
    }
}

// MARK: Support

extension NibTableViewCell {
    private class func newCell(from nib: UINib) -> Self {
        let first = nib.instantiate(withOwner: nil).first
        guard let cell = first as? Self else {
            let file = (try? nib.document.file) ?? nibName
            let found = first.map { "its first object is a \(type(of: $0))" } ?? "it is empty"
            UIKitException.inconsistency("\(file) should contain a \(self) as its first object, but \(found).").raise()
        }
        return cell
    }
}
