import ReusableViews

// For views that are created in code. Nothing sends them awakeFromNib, so the same work is done in init(frame:). The
// content still comes from IgnorableDatePickerView.xib.
final class ProgrammaticDatePickerView: IgnorableDatePickerView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    // In no nib: what asks for one there gets none.
    required init?(coder: NSCoder) { nil }
}
