import ReusableViews

// A screen with a question and two buttons. File's Owner of ReminderViewController.xib, whose buttons send it what the
// methods below are for. It does not know who shows it.
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
