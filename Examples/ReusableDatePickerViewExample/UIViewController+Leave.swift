import ReusableViews

extension UIViewController {
    // Goes the way it came: what was pushed is popped, what was presented is dismissed.
    func leave() {
        if let navigationController {
            navigationController.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }
}
