import ReusableViews

// The class of the cell in NotableCell.xib. Its button says "Note", and "Noted" while it is selected. Leave this file
// as it is.
final class NotableCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var noteButton: UIButton?
}
