import AQGridView
import ReusableViews

// The article's way. This class is File's Owner of two xibs: of its own, and of ReusableGridViewCell.xib, which fills
// `gridViewCellContent` each time it is loaded.
final class ReusableGridViewCellExampleViewController: LunationViewController {
    // `@Outlet` is Xcode's `@IBOutlet`: a nib that is loaded finds the property by its name.
    @Outlet var gridViewCellContent: ReusableGridViewCell!

    override func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let identifier = "ReusableGridViewCell"
        var cell = gridView.dequeueReusableCell(withIdentifier: identifier)
        if cell == nil {
            Bundle.main.loadNibNamed("ReusableGridViewCell", owner: self, options: nil)
            cell = AQGridViewCell(frame: gridViewCellContent.frame, reuseIdentifier: identifier)
            cell!.contentView.addSubview(gridViewCellContent)
        }
        // The outlet holds the view that was loaded last. The code has to find the view in this cell, new or not.
        let content = cell!.contentView.viewWithTag(1) as! ReusableGridViewCell?
        content?.show(days[index])
        return cell!
    }
}
