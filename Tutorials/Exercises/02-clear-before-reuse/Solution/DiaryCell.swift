import ReusableViews

// The class of the cell in DiaryCell.xib, where the label for notes is empty. Nothing is to be done in this file.
final class DiaryCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var noteLabel: UILabel?
}
