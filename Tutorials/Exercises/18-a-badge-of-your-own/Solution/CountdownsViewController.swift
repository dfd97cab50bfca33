import ReusableViews

// A hundred rows, and a badge in each: row 3 is to say "3 days".
final class CountdownsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Badge") ?? makeCell()
        for case let badge as BadgeView in cell.contentView.subviews { badge.show(days: indexPath.row) }
        return cell
    }

    private func makeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "Badge")
        let badge = BadgeView.make()
        badge.frame.origin.x = 16
        cell.contentView.addSubview(badge)
        return cell
    }
}
