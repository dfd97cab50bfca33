import ReusableViews

// Broken: in awakeFromNib, it needs something of another view. The outlet `other` is connected by then, like all
// outlets of this nib. But the contents of the other view come from a nib of its own, which that view loads in its own
// awakeFromNib, later.
final class EagerDatePickerView: IgnorableDatePickerView {
    @Outlet var other: IgnorableDatePickerView?

    override func awakeFromNib() {
        super.awakeFromNib()
        // The text is nil, so this line has no effect. In viewDidLoad of the controller, all views have received
        // awakeFromNib.
        other?.ignoreSwitch?.setOn(true, animated: false)
    }
}
