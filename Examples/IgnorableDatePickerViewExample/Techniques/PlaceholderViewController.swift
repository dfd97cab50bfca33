import ReusableViews

// The controller of PlaceholderExample.storyboard. Its outlets are connected to three placeholders of one class, and
// get the three views that took their places. The button Forever is connected to a placeholder, too, and reaches its
// view.
final class PlaceholderViewController: EventViewController {
    @Outlet var startPicker: PlaceholderDatePickerView?
    @Outlet var endPicker: PlaceholderDatePickerView?
    @Outlet var launchPicker: PlaceholderDatePickerView?

    override var pickers: [EventDate: IgnorableDatePickerView] {
        [.start: startPicker, .end: endPicker, .launch: launchPicker].compactMapValues(\.self)
    }
}
