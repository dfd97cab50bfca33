import ReusableViews

// The class of the cell in AlarmCell.xib, whose switch sends it `flipped:`.
final class AlarmCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var alarmSwitch: UISwitch?
    // TODO: this is whether a night has an alarm. Whose is it to know?
    var hasAlarm = false

    override class var actions: [String: Action] { ["flipped:": Action(AlarmCell.flipped)] }

    func flipped(_ sender: UISwitch) {
        hasAlarm = sender.isOn
    }
}
