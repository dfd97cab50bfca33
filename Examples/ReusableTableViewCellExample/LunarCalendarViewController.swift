import ReusableViews

// The base of every technique: the screen, the list, the table's number of rows. File's Owner of
// ReusableTableViewCellExampleViewController.xib, which fills `view` and `tableView`.
// A subclass answers the one question that differs: where does a cell come from?
class LunarCalendarViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @Outlet var tableView: UITableView?
    private(set) var calendar: LunarCalendar

    required init(calendar: LunarCalendar) {
        self.calendar = calendar
        // Subclasses share this nib, so the name can't follow from the class.
        super.init(nibName: "ReusableTableViewCellExampleViewController", bundle: nil)
    }

    required init?(coder: NSCoder) {
        calendar = LunarCalendar(count: 0)
        super.init(coder: coder)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calendar.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        preconditionFailure("a technique says where cells come from")
    }

    // Because of this method a row can be swiped away.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath.row) }
    }

    // The list changes first, then the table is told: when it asks for the new count it must already be right.
    func insert(_ event: LunarEvent, at row: Int) {
        calendar.insert(event, at: row)
        tableView?.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    func delete(at row: Int) {
        calendar.remove(at: row)
        tableView?.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
}
