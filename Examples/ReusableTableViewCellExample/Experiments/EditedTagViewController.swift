import ReusableViews

// Even rows are found by the hook, odd rows by the numbers that somebody set in the nib, and somebody else may edit.
final class EditedTagViewController: LunarCalendarViewController {
    private let factory = try! ViewFactory(nib: UINib(nibName: "LunarCells", bundle: nil))

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let event = calendar[indexPath.row]
        return indexPath.row.isMultiple(of: 2) ? hooked(for: tableView, event) : tagged(for: tableView, event)
    }

    private func hooked(for tableView: UITableView, _ event: LunarEvent) -> UITableViewCell {
        let hook =
            tableView.dequeueReusableCell(withIdentifier: "HookedTableViewCell").map(PhaseNibHook.init(view:))
            ?? PhaseNibHook(nibName: "HookedTableViewCell")
        hook.show(event)
        return hook.view as! UITableViewCell
    }

    private func tagged(for tableView: UITableView, _ event: LunarEvent) -> UITableViewCell {
        let cell = factory.cell(ofKind: "phase", for: tableView)!
        (cell.viewWithTag(10) as? UIImageView)?.image = UIImage(systemName: event.phase.symbolName)
        (cell.viewWithTag(20) as? UILabel)?.text = event.phase.name
        (cell.viewWithTag(30) as? UILabel)?.text = event.dateString
        return cell
    }
}
