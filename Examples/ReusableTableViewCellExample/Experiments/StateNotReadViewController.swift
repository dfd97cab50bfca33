import ReusableViews

// Broken: the handler doesn't read the state that it is given.
final class StateNotReadViewController: LunarCalendarViewController {
    private let identifier = "LunarEvent"

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        tableView?.rowHeight = UITableView.automaticDimension
        tableView?.estimatedRowHeight = 66
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        let event = calendar[indexPath.row]
        cell.configurationUpdateHandler = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = event.phase.name
            content.textProperties.font = .boldSystemFont(ofSize: 17)
            content.secondaryText = event.dateString
            content.textToSecondaryTextVerticalPadding = 0
            content.image = UIImage(systemName: event.phase.symbolName)
            cell.contentConfiguration = content
        }
        return cell
    }
}
