import AQGridView
import ReusableViews

// Broken: loading and adding are outside the `if`. A reused cell gets a second content with the same tag, in front of
// the first. The first is found and set.
final class DuplicateTagViewController: LunationViewController {
    @Outlet var gridViewCellContent: ReusableGridViewCell!

    override func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let identifier = "ReusableGridViewCell"
        Bundle.main.loadNibNamed("ReusableGridViewCell", owner: self, options: nil)
        let cell =
            gridView.dequeueReusableCell(withIdentifier: identifier)
            ?? AQGridViewCell(frame: gridViewCellContent.frame, reuseIdentifier: identifier)
        cell.contentView.addSubview(gridViewCellContent)
        let content = cell.contentView.viewWithTag(1) as! ReusableGridViewCell?
        content?.show(days[index])
        return cell
    }
}
