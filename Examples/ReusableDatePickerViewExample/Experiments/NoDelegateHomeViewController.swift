import ReusableViews

// Broken: the picker is made like any other, but it has no delegate.
final class NoDelegateHomeViewController: HomeViewController {
    override func makePicker() -> ReusableDatePickerViewController {
        let picker = ReusableDatePickerViewController(nibName: "ReusableDatePickerViewController", bundle: nil)
        picker.date = date
        return picker
    }
}
