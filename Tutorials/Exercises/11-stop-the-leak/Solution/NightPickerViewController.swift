import ReusableViews

protocol NightPickerDelegate: AnyObject {
    func nightPicker(_ picker: NightPickerViewController, didChoose night: String)
}

// File's Owner of NightPickerViewController.xib, whose button sends it `chooseTonight:`.
final class NightPickerViewController: UIViewController {
    weak var delegate: (any NightPickerDelegate)?

    override class var actions: [String: Action] {
        ["chooseTonight:": Action(NightPickerViewController.chooseTonight)]
    }

    func chooseTonight(_ sender: Any?) {
        delegate?.nightPicker(self, didChoose: "Tonight")
    }
}
