import ReusableViews

// The method that a cell calls on its delegate when the user turns its switch.
protocol AlarmCellDelegate: AnyObject {
    func alarmCell(_ cell: AlarmCell, didTurn isOn: Bool)
}

// The class of the cell in AlarmCell.xib, whose switch sends it `flipped:`. It stores no state, but tells its delegate.
final class AlarmCell: UITableViewCell {
    @Outlet var phaseLabel: UILabel?
    @Outlet var alarmSwitch: UISwitch?
    weak var delegate: (any AlarmCellDelegate)?

    override class var actions: [String: Action] { ["flipped:": Action(AlarmCell.flipped)] }

    func flipped(_ sender: UISwitch) {
        delegate?.alarmCell(self, didTurn: sender.isOn)
    }
}
