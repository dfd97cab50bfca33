import AQGridView
import ReusableViews

// Broken: the cells have no reuse identifier, so the grid can't queue them.
final class NoIdentifierViewController: LunationViewController {
    @Outlet var gridViewCellContent: ReusableGridViewCell!

    override func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        var cell = gridView.dequeueReusableCell(withIdentifier: "ReusableGridViewCell")
        if cell == nil {
            Bundle.main.loadNibNamed("ReusableGridViewCell", owner: self, options: nil)
            cell = AQGridViewCell(frame: gridViewCellContent.frame, reuseIdentifier: nil)
            cell!.contentView.addSubview(gridViewCellContent)
        }
        let content = cell!.contentView.viewWithTag(1) as! ReusableGridViewCell?
        content?.show(days[index])
        return cell!
    }
}
