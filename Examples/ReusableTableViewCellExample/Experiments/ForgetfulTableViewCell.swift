import ReusableViews

// Broken: the method of the superclass is overridden and not called. It is what makes a selected cell look selected.
final class ForgetfulTableViewCell: ReusableTableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
        accessoryType = selected ? .checkmark : .none
    }
}
