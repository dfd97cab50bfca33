import ReusableViews

// The controller shows a reminder, and then the answer. It is File's Owner of FullMoonViewController.xib.
final class FullMoonViewController: UIViewController {
    @Outlet var answerLabel: UILabel?

    override class var actions: [String: Action] { ["ask:": Action(FullMoonViewController.ask)] }

    func ask(_ sender: Any?) {
        let reminder = ReminderViewController(nibName: "ReminderViewController", bundle: nil)
        // TODO: 3. say who is the reminder's delegate.
        present(reminder, animated: true)
    }
}

extension FullMoonViewController: ReminderDelegate {
    func reminderDidAccept(_ reminder: ReminderViewController) {
        // TODO: 4. let the label say "You will be reminded.", and take the reminder off the screen.
    }

    func reminderDidDecline(_ reminder: ReminderViewController) {
        // TODO: 5. let the label say "You will sleep.", and take the reminder off the screen.
    }
}
