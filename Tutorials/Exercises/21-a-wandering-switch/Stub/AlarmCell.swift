import ReusableViews

// The class of the cell in AlarmCell.xib, whose switch sends it `flipped:`.
final class AlarmCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var alarmSwitch: UISwitch?
    // TODO: here the cell stores whether a night has an alarm. Who should store it?
    var hasAlarm = false

    override class var actions: [String: Action] { ["flipped:": Action(AlarmCell.flipped)] }

    func flipped(_ sender: UISwitch) {
        hasAlarm = sender.isOn
    }
}
