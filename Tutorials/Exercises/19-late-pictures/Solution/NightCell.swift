import ReusableViews

// The class of the cell in NightCell.xib. Nothing has to be done in this file, and something may.
final class NightCell: UITableViewCell {
    @Outlet var nameLabel: UILabel?
    @Outlet var pictureView: UIImageView?
}
