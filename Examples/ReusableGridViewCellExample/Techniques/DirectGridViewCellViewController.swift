import AQGridView
import ReusableViews

// The article's first try, which works with a table: the nib's root view is a cell, and the controller returns this
// cell. This doesn't work. An AQGridViewCell makes its content view when it is laid out, empty and white, in front of
// the views that the nib put into the cell. It also takes no reuse identifier from a nib, so its class returns one.
final class DirectGridViewCellViewController: LunationViewController {
    @Outlet var gridViewCellContent: DirectGridViewCell!

    override func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let identifier = "DirectGridViewCell"
        var cell = gridView.dequeueReusableCell(withIdentifier: identifier) as? DirectGridViewCell
        if cell == nil {
            Bundle.main.loadNibNamed("DirectGridViewCell", owner: self, options: nil)
            cell = gridViewCellContent
        }
        cell!.show(days[index])
        return cell!
    }
}
