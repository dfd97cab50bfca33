import ReusableViews

// Keeps the picker it made last, which is fine by itself. Broken: that picker keeps its delegate, this controller.
final class StrongDelegateHomeViewController: HomeViewController {
    private var keptPicker: StrongDelegateDatePickerViewController?

    override func makePicker() -> ReusableDatePickerViewController {
        let picker = StrongDelegateDatePickerViewController(nibName: "ReusableDatePickerViewController", bundle: nil)
        picker.date = date
        picker.delegate = self
        keptPicker = picker
        return picker
    }
}
