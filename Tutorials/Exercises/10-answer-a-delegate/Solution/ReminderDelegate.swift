import ReusableViews

// The methods that a reminder calls on its delegate. Leave this file as it is.
protocol ReminderDelegate: AnyObject {
    func reminderDidAccept(_ reminder: ReminderViewController)
    func reminderDidDecline(_ reminder: ReminderViewController)
}
