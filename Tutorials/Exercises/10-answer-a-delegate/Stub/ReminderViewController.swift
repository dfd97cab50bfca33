import ReusableViews

// A screen with a question and two buttons. It is File's Owner of ReminderViewController.xib, whose buttons send it
// `remind:` and `decline:`. It does not know who shows it.
final class ReminderViewController: UIViewController {
    @Outlet(.weak) var delegate: (any ReminderDelegate)?

    override class var actions: [String: Action] {
        [
            "remind:": Action(ReminderViewController.remind),
            "decline:": Action(ReminderViewController.decline),
        ]
    }

    func remind(_ sender: Any?) {
        // TODO: 1. tell the delegate that the answer is yes.
    }

    func decline(_ sender: Any?) {
        // TODO: 2. tell the delegate that the answer is no.
    }
}
