import AQGridView
import ReusableViews

// Two kinds of cells in one grid, as in the library's own examples. Each kind waits under its own identifier.
// TwoKindsViewController+Dragging.swift drags the items.
final class TwoKindsViewController: LunationViewController {
    @Outlet var gridViewCellContent: ReusableGridViewCell!
    // While a finger drags an item: the cell below the finger, where it began, and the item whose place is empty.
    var draggingCell: AQGridViewCell?
    var dragOriginIndex = NSNotFound
    var emptyCellIndex = NSNotFound

    override class var actions: [String: Action] { ["drag:": Action(TwoKindsViewController.drag)] }

    override func viewDidLoad() {
        super.viewDidLoad()
        let press = UILongPressGestureRecognizer(target: self, action: "drag:")
        press.delegate = self
        gridView?.addGestureRecognizer(press)
    }

    override func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        if index == emptyCellIndex { return emptyCell(in: gridView) }
        let day = days[index]
        let identifier = day.phase == nil ? "Day" : "Phase"
        let cell = gridView.dequeueReusableCell(withIdentifier: identifier) ?? makeCell(for: day)
        show(day, in: cell)
        return cell
    }

    func makeCell(for day: LunarDay) -> AQGridViewCell {
        if day.phase != nil {
            return PhaseCell(frame: CGRect(x: 0, y: 0, width: 106, height: 132), reuseIdentifier: "Phase")
        }
        Bundle.main.loadNibNamed("ReusableGridViewCell", owner: self, options: nil)
        let dayCell = AQGridViewCell(frame: gridViewCellContent.frame, reuseIdentifier: "Day")
        dayCell.contentView.addSubview(gridViewCellContent)
        return dayCell
    }

    func show(_ day: LunarDay, in cell: AQGridViewCell) {
        if let phase = day.phase {
            (cell as! PhaseCell).show(phase)
        } else {
            (cell.contentView.viewWithTag(1) as! ReusableGridViewCell?)?.show(day)
        }
    }
}
