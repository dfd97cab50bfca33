import ReusableViews

// The controller shows a reminder, and then the answer. It is File's Owner of FullMoonViewController.xib.
final class FullMoonViewController: UIViewController {
    @Outlet var answerLabel: UILabel?

    override class var actions: [String: Action] { ["ask:": Action(FullMoonViewController.ask)] }

    func ask(_ sender: Any?) {
        let reminder = ReminderViewController(nibName: "ReminderViewController", bundle: nil)
        reminder.delegate = self
        present(reminder, animated: true)
    }
}

extension FullMoonViewController: ReminderDelegate {
    func reminderDidAccept(_ reminder: ReminderViewController) {
        answerLabel?.text = "You will be reminded."
        dismiss(animated: true)
    }

    func reminderDidDecline(_ reminder: ReminderViewController) {
        answerLabel?.text = "You will sleep."
        dismiss(animated: true)
    }
}
