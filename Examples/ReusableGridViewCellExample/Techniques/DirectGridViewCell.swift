import AQGridView
import ReusableViews

// The root view of DirectGridViewCell.xib: a cell, with its label and image laid out in it.
final class DirectGridViewCell: AQGridViewCell {
    @Outlet var imageView: UIImageView?
    @Outlet var label: UILabel?

    // A nib gives an AQGridViewCell no reuse identifier. Without one, the program ends when the cell leaves the screen.
    override var reuseIdentifier: String? { "DirectGridViewCell" }

    func show(_ day: LunarDay) {
        imageView?.image = UIImage(named: day.imageName)
        label?.text = day.name
    }
}
