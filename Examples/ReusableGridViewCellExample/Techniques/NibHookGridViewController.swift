import AQGridView
import ReusableViews

// No outlet in the controller and no tag in sight: the hook numbers the subviews when it loads the nib, and a second
// hook finds them in a reused cell.
final class NibHookGridViewController: LunationViewController {
    override func gridView(_ gridView: AQGridView, cellForItemAt index: Int) -> AQGridViewCell {
        let identifier = "HookedGridViewCell"
        if let cell = gridView.dequeueReusableCell(withIdentifier: identifier) {
            DayNibHook(view: cell.contentView).show(days[index])
            return cell
        }
        let hook = DayNibHook(nibName: "HookedGridViewCell")
        let cell = AQGridViewCell(frame: hook.view.frame, reuseIdentifier: identifier)
        cell.contentView.addSubview(hook.view)
        hook.show(days[index])
        return cell
    }
}
