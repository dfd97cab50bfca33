import ReusableViews

// A row of the form, laid out in FormTableViewCell.xib, where this is the class of the cell. File's Owner is the
// controller that loads it, and finds the cell in its outlet.
final class FormTableViewCell: UITableViewCell {
    @Outlet var nameLabel: UILabel?
    @Outlet var valueLabel: UILabel?

    func show(_ name: String, value: String) {
        nameLabel?.text = name
        valueLabel?.text = value
    }
}
