import ReusableViews

// The same screen from the same nib, without a protocol: the controller that shows it passes closures. A closure keeps
// the objects that it uses, so a parent has to capture itself weakly.
final class ClosureDatePickerViewController: ReusableDatePickerViewController {
    var onDone: ((Date) -> Void)?
    var onCancel: (() -> Void)?

    override func done(_ sender: Any?) {
        Trace.call("onDone", isThere: onDone != nil, from: self)
        onDone?(date)
    }

    override func cancel(_ sender: Any?) {
        Trace.call("onCancel", isThere: onCancel != nil, from: self)
        onCancel?()
    }
}

extension DatePickerParent where Self: ReusableDatePickerDelegate {
    // Both parents say the same, so it is written once.
    func makeClosurePicker() -> ReusableDatePickerViewController {
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
