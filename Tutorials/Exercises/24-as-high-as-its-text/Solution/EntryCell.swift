import ReusableViews

// The class of the cell in EntryCell.xib. Nothing is to be done in this file.
final class EntryCell: UITableViewCell {
    @Outlet var nightLabel: UILabel?
    @Outlet var seenLabel: UILabel?
}
