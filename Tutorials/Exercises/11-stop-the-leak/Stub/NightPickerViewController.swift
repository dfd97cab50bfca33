import ReusableViews

protocol NightPickerDelegate: AnyObject {
    func nightPicker(_ picker: NightPickerViewController, didChoose night: String)
}

// TODO: two objects keep each other alive. Find out why, here and in StargazerViewController.swift, and end it.
// File's Owner of NightPickerViewController.xib, whose button sends it `chooseTonight:`.
final class NightPickerViewController: UIViewController {
    var delegate: (any NightPickerDelegate)?

    override class var actions: [String: Action] {
        ["chooseTonight:": Action(NightPickerViewController.chooseTonight)]
    }

    func chooseTonight(_ sender: Any?) {
        delegate?.nightPicker(self, didChoose: "Tonight")
    }
}
