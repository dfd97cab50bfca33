import ReusableViews

// A hundred phases of the Moon, each with a switch: a user who turns it on is woken then.
final class AlarmsViewController: UITableViewController {
    // The rows that have an alarm. Row 25 already has one.
    var alarms: Set<Int> = [25]
    private let calendar = LunarCalendar(count: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "AlarmCell", bundle: nil), forCellReuseIdentifier: "AlarmCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    // A tap anywhere in a row turns its switch, and sends its action, as a tap on the switch does.
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) as? AlarmCell, let alarm = cell.alarmSwitch else { return }
        alarm.setOn(!alarm.isOn, animated: true)
        alarm.sendActions(for: .valueChanged)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "AlarmCell", for: indexPath) as! AlarmCell
        cell.phaseLabel?.text = calendar[indexPath.row].phase.name
        // TODO: this code neither reads `alarms` nor changes it.
        cell.alarmSwitch?.isOn = cell.hasAlarm
        return cell
    }
}
