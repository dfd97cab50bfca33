import ReusableViews

// The article's way. In this class's nib two views have the custom class IgnorableDatePickerView: empty placeholders,
// which fill themselves in awakeFromNib. The form above them is a table whose cells come from a nib as well.
final class IgnorableDatePickerViewExampleViewController: EventViewController, UITableViewDataSource {
    @Outlet var tableView: UITableView?
    @Outlet var startPicker: IgnorableDatePickerView?
    @Outlet var endPicker: IgnorableDatePickerView?
    // A delivery slot: loading FormTableViewCell.xib puts a new cell here.
    @Outlet var formCell: FormTableViewCell!

    private var range: DateRange?

    override var pickers: [EventDate: IgnorableDatePickerView] {
        [.start: startPicker, .end: endPicker].compactMapValues(\.self)
    }

    // The pickers do not say when they change, so the form shows what was asked last.
    override func rangeWasAsked(_ range: DateRange) {
        self.range = range
        tableView?.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "FormTableViewCell") as? FormTableViewCell
        if cell == nil {
            Bundle.main.loadNibNamed("FormTableViewCell", owner: self, options: nil)
            cell = formCell
        }
        if indexPath.row == 0 {
            cell!.show("Event", value: "Flight to the Moon")
        } else {
            cell!.show("Dates", value: range?.description ?? "not asked yet")
        }
        return cell!
    }
}
