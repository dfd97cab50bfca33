import ReusableViews

// Broken: the closures mention the picker that keeps them, and a closure keeps what it mentions. So the picker keeps
// itself: `[weak picker]` is missing twice.
final class StrongClosureHomeViewController: HomeViewController {
    override func makePicker() -> ReusableDatePickerViewController {
        let picker = ClosureDatePickerViewController(nibName: "ReusableDatePickerViewController", bundle: nil)
        picker.date = date
        picker.onDone = { [weak self] date in self?.reusableDatePicker(picker, didFinishWith: date) }
        picker.onCancel = { picker.leave() }
        return picker
    }
}
