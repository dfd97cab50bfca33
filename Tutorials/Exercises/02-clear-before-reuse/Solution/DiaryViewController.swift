import ReusableViews

// A diary of the Moon. Only full moons have a note.
final class DiaryViewController: UITableViewController {
    @Outlet var diaryCell: DiaryCell!
    private let calendar = LunarCalendar(count: 100)

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "DiaryCell") as? DiaryCell
        if cell == nil {
            Bundle.main.loadNibNamed("DiaryCell", owner: self, options: nil)
            cell = diaryCell
        }
        let event = calendar[indexPath.row]
        cell!.phaseLabel?.text = event.phase.name
        cell!.noteLabel?.text = event.phase == .full ? "look up tonight" : nil
        return cell!
    }
}
