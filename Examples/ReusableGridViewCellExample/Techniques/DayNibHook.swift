import ReusableViews

// File's Owner of HookedGridViewCell.xib, where the root view is a plain UIView: what is interesting in it is said
// here.
final class DayNibHook: NibHook {
    @Outlet var imageView: UIImageView?
    @Outlet var label: UILabel?

    func show(_ day: LunarDay) {
        imageView?.image = UIImage(named: day.imageName)
        label?.text = day.name
    }
}
