import ReusableViews

// The class of the cell in DiaryCell.xib, where the label for notes is empty. Leave this file as it is.
final class DiaryCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var noteLabel: UILabel?
}
