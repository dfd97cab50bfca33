import ReusableViews

// In Xcode: @IBOutlet var titleLabel: UILabel?
class BlankCell: UITableViewCell {
    @Outlet var titleLabel: UILabel?

    override func awakeFromNib() {
        super.awakeFromNib()
        // Whatever has to be done once for each cell.
    }
}
