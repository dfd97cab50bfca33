import ReusableViews

// Home, which gives its picker two closures in place of a delegate.
final class ClosureHomeViewController: HomeViewController {
    override func makePicker() -> ReusableDatePickerViewController {
        let picker = ClosureDatePickerViewController(nibName: "ReusableDatePickerViewController", bundle: nil)
        picker.date = date
        picker.onDone = { [weak self, weak picker] date in
            if let picker { self?.reusableDatePicker(picker, didFinishWith: date) }
        }
        picker.onCancel = { [weak picker] in
            picker?.leave()
        }
        return picker
    }
}
