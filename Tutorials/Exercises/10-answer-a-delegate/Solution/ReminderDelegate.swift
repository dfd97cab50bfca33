import ReusableViews

// What a reminder tells whoever shows it. Nothing is to be done in this file.
protocol ReminderDelegate: AnyObject {
    func reminderDidAccept(_ reminder: ReminderViewController)
    func reminderDidDecline(_ reminder: ReminderViewController)
}
