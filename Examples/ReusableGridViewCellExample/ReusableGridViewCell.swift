import ReusableViews

// The root view of ReusableGridViewCell.xib: a plain view, not a cell. Its label and image are connected from the view
// itself. The view is found again by its tag, 1.
class ReusableGridViewCell: UIView {
    @Outlet var imageView: UIImageView?
    @Outlet var label: UILabel?

    func show(_ day: LunarDay) {
        imageView?.image = UIImage(named: day.imageName)
        label?.text = day.name
    }
}
