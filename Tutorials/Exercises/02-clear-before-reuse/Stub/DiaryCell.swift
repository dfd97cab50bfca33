import ReusableViews

// The class of the cell in DiaryCell.xib, where the label for notes is empty.
final class DiaryCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var noteLabel: UILabel?

    override func prepareForReuse() {
        super.prepareForReuse()
        // TODO: take away what the old row left in this cell.
    }
}
