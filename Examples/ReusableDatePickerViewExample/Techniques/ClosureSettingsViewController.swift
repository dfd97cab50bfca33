import ReusableViews

// Settings, which gives its picker two closures in place of a delegate.
final class ClosureSettingsViewController: SettingsViewController {
    override func makePicker() -> ReusableDatePickerViewController {
        makeClosurePicker()
    }
}
