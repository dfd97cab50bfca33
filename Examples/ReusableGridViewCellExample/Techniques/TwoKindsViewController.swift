import AQGridView
import ReusableViews

// Two kinds of cells in one grid, as in the library's own examples. Each kind waits under its own identifier.
final class TwoKindsViewController: LunationViewController {
    @Outlet var gridViewCellContent: ReusableGridViewCell!

    override func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let day = days[index]
        if let phase = day.phase {
            let cell =
                gridView.dequeueReusableCell(withIdentifier: "Phase") as? PhaseGridViewCell
                ?? PhaseGridViewCell(frame: CGRect(x: 0, y: 0, width: 106, height: 132), reuseIdentifier: "Phase")
            cell.show(phase)
            return cell
        }
        var cell = gridView.dequeueReusableCell(withIdentifier: "Day")
        if cell == nil {
            Bundle.main.loadNibNamed("ReusableGridViewCell", owner: self, options: nil)
            cell = AQGridViewCell(frame: gridViewCellContent.frame, reuseIdentifier: "Day")
            cell!.contentView.addSubview(gridViewCellContent)
        }
        (cell!.contentView.viewWithTag(1) as! ReusableGridViewCell?)?.show(day)
        return cell!
    }
}
