import ReusableViews

// Since iOS 14 a cell takes a value that says what it shows, and the value makes the views: there is neither a class of
// cells nor a nib. The handler is called when the cell comes on screen, and again for each new state of it.
final class ContentConfigurationViewController: LunarCalendarViewController {
    private let identifier = "LunarEvent"

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
        // The content says how high its row is.
        tableView?.rowHeight = UITableView.automaticDimension
        tableView?.estimatedRowHeight = 66
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        let event = calendar[indexPath.row]
        cell.configurationUpdateHandler = { cell, state in
            var content = cell.defaultContentConfiguration().updated(for: state)
            content.text = event.phase.name
            content.textProperties.font = .boldSystemFont(ofSize: 17)
            content.secondaryText = event.dateString
            content.textToSecondaryTextVerticalPadding = 0
            content.image = UIImage(systemName: state.isSelected ? "checkmark" : event.phase.symbolName)
            cell.contentConfiguration = content
        }
        return cell
    }
}
