import ReusableViews

// For views that are created in code. No nib sends them awakeFromNib, so the same work is done in init(frame:). The
// content still comes from IgnorableDatePickerView.xib.
final class ProgrammaticDatePickerView: IgnorableDatePickerView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    // In no nib, so an outlet doesn't find one.
    required init?(coder: NSCoder) { nil }
}
