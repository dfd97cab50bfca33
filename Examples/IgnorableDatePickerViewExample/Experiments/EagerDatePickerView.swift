import ReusableViews

// Broken: when it wakes, it wants something of another view. The outlet `other` is connected by then, as all outlets of
// this nib are. But what is in the other view comes from a nib of its own, which is loaded when that one wakes: later.
final class EagerDatePickerView: IgnorableDatePickerView {
    @Outlet var other: IgnorableDatePickerView?

    override func awakeFromNib() {
        super.awakeFromNib()
        // Nil, so nothing happens. In viewDidLoad of the controller all are awake.
        other?.ignoreSwitch?.setOn(true, animated: false)
    }
}
