import ReusableViews

// Broken: no code gives the configuration back to the cell. It is a value, so the code changes a copy.
final class NotGivenBackViewController: LunarCalendarViewController {
    private let identifier = "LunarEvent"

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        tableView?.estimatedRowHeight = 66
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        let event = calendar[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = event.phase.name
        content.secondaryText = event.dateString
        content.image = UIImage(systemName: event.phase.symbolName)
        return cell
    }
}
