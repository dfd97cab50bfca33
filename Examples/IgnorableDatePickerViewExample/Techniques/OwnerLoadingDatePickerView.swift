import ReusableViews

// The same view with the same nib, but the loading is not its own: that comes from NibOwnerLoadable, with any view that
// wants it. The mixin needs no contentView. The nib fills that outlet all the same.
final class OwnerLoadingDatePickerView: IgnorableDatePickerView, NibOwnerLoadable {
    // By default the nib would be named after this class.
    static var nib: UINib { UINib(nibName: "IgnorableDatePickerView", bundle: nil) }

    override func loadContent() {
        loadNibContent()
    }
}
