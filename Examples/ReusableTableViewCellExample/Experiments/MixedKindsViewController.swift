import ReusableViews

// Three kinds of cells from one nib. The button in a full moon's cell isn't connected there, because an archive has no
// targets. The controller adds itself to each copy, by the name of its method, so the second time has no effect.
final class MixedKindsViewController: LunarCalendarViewController {
    private let factory = try! ViewFactory(nib: UINib(nibName: "LunarCells", bundle: nil))
    private var noted: Set<LunarEvent> = []

    override class var actions: [String: Action] { ["note:": Action(MixedKindsViewController.note)] }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let event = calendar[indexPath.row]
        let kind =
            switch event.phase {
            case .new: "new"
            case .full: "full"
            case .firstQuarter, .lastQuarter: "phase"
            }
        let cell = factory.cell(ofKind: kind, for: tableView) as! TaggedTableViewCell
        cell.show(event)
        cell.noteButton?.addTarget(self, action: "note:", for: .touchUpInside)
        cell.noteButton?.isSelected = noted.contains(event)
        return cell
    }

    // The button doesn't know its row. Its place in the table tells.
    func note(_ sender: UIButton) {
        guard let tableView, let row = tableView.indexPathForRow(at: sender.convert(.zero, to: tableView))?.row else {
            return
        }
        noted.formSymmetricDifference([calendar[row]])
        sender.isSelected = noted.contains(calendar[row])
    }
}
