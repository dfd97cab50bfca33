import ReusableViews

// The class of File's Owner in MoonCard.xib. Leave this file as it is.
final class MoonCardsViewController: UITableViewController {
    @Outlet var card: MoonCardCell!
    private let calendar = LunarCalendar(count: 100)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "MoonCard") as? MoonCardCell
        if cell == nil {
            Bundle.main.loadNibNamed("MoonCard", owner: self, options: nil)
            cell = card
        }
        cell!.show(calendar[indexPath.row])
        return cell!
    }
}
