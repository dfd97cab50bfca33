import ReusableViews

// The same view with the same nib, but it inherits the code that loads the nib from the protocol NibOwnerLoadable. Any
// view can adopt it. The protocol doesn't need contentView, but the nib still fills this outlet.
final class OwnerLoadingDatePickerView: IgnorableDatePickerView, NibOwnerLoadable {
    // By default the nib would be named after this class.
    static var nib: UINib { UINib(nibName: "IgnorableDatePickerView", bundle: nil) }

    override func loadContent() {
        loadNibContent()
    }
}
