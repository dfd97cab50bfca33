import ReusableViews

// The root object of LunarDayCollectionViewCell.xib is this cell: its content view, what is laid out in it, and its
// reuse identifier all come from there, as those of a table cell do.
final class LunarDayCollectionViewCell: UICollectionViewCell {
    @Outlet var imageView: UIImageView?
    @Outlet var label: UILabel?

    func show(_ day: LunarDay) {
        imageView?.image = UIImage(named: day.imageName)
        label?.text = day.name
    }
}
