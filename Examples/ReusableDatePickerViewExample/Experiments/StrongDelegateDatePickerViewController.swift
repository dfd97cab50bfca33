import ReusableViews

// Broken: keeps its delegate, as a property without `weak` does.
final class StrongDelegateDatePickerViewController: ReusableDatePickerViewController {
    private var keptDelegate: (any ReusableDatePickerDelegate)?

    override var delegate: (any ReusableDatePickerDelegate)? {
        didSet { keptDelegate = delegate }
    }
}
