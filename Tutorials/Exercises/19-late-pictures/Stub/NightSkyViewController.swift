import ReusableViews

// A hundred nights, each with a picture of its Moon. A picture arrives about two seconds after it was requested.
final class NightSkyViewController: UITableViewController {
    @Outlet var nightCell: NightCell!
    let source = PictureSource()

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        source.pictures.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = waitingCell(in: tableView) ?? newCell()
        let row = indexPath.row
        cell.nameLabel?.text = "\(row) \(PictureSource.name(of: row))"
        // TODO: when the picture is there, whose cell is this?
        source.load(row: row) { picture in
            cell.pictureView?.image = picture
        }
        return cell
    }

    private func waitingCell(in tableView: UITableView) -> NightCell? {
        tableView.dequeueReusableCell(withIdentifier: "NightCell") as? NightCell
    }

    private func newCell() -> NightCell {
        Bundle.main.loadNibNamed("NightCell", owner: self, options: nil)
        return nightCell
    }
}
