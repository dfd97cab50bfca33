import ReusableViews

// File's Owner of OwnerLoadingViewController.xib, whose two placeholders are OwnerLoadingDatePickerViews.
final class OwnerLoadingViewController: EventViewController {
    @Outlet var startPicker: OwnerLoadingDatePickerView?
    @Outlet var endPicker: OwnerLoadingDatePickerView?

    override var pickers: [EventDate: IgnorableDatePickerView] {
        [.start: startPicker, .end: endPicker].compactMapValues(\.self)
    }
}
