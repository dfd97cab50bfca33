import ReusableViews

// Broken: the view that fills itself in awakeFromNib is created in code, and no nib sends it awakeFromNib.
final class CreatedInCodeViewController: ProgrammaticViewController {
    override func makePicker(frame: CGRect) -> IgnorableDatePickerView {
        IgnorableDatePickerView(frame: frame)
    }
}
