import ReusableViews

// File's Owner of StargazerViewController.xib. It keeps its picker, to show it again as it was left.
final class StargazerViewController: UIViewController, NightPickerDelegate {
    @Outlet var nightLabel: UILabel?
    private var picker: NightPickerViewController?

    override class var actions: [String: Action] { ["choose:": Action(StargazerViewController.choose)] }

    func choose(_ sender: Any?) {
        let picker = self.picker ?? NightPickerViewController(nibName: "NightPickerViewController", bundle: nil)
        picker.delegate = self
        self.picker = picker
        present(picker, animated: true)
    }

    func nightPicker(_ picker: NightPickerViewController, didChoose night: String) {
        nightLabel?.text = night
        dismiss(animated: true)
    }
}
