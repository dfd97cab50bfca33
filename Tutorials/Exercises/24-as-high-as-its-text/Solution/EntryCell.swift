import ReusableViews

// The class of the cell in EntryCell.xib. Leave this file as it is.
final class EntryCell: UITableViewCell {
    @Outlet var nightLabel: UILabel?
    @Outlet var seenLabel: UILabel?
}
