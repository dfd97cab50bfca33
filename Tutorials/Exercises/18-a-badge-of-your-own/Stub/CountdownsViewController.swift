import ReusableViews

// A hundred rows, and a badge in each: row 3 is to say "3 days".
final class CountdownsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        // TODO: a cell with a badge in it.
        UITableViewCell()
    }
}
