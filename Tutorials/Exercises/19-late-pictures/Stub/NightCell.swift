import ReusableViews

// The class of the cell in NightCell.xib. You can change this file, but you don't have to.
final class NightCell: UITableViewCell {
    @Outlet var nameLabel: UILabel?
    @Outlet var pictureView: UIImageView?
}
