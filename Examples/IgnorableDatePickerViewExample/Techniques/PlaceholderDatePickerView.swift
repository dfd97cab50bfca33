import ReusableViews

// A date picker that can be placed in a storyboard as an empty box with tag 616. While the box is decoded, the view of
// PlaceholderDatePickerView.xib takes its place. That nib has no owner: its top-level view is of this class, and has
// the outlets `datePicker` and `ignoreSwitch`. It has no tag, so it is decoded as any other view.
final class PlaceholderDatePickerView: IgnorableDatePickerView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        replacement() ?? super.awakeAfter(using: coder)
    }

    // The content was decoded with this view, so there is no nib left to load.
    override func loadContent() {}

    override class var actions: [String: Action] { ["ignore:": Action(PlaceholderDatePickerView.ignore)] }

    func ignore(_ sender: UIButton) {
        guard let ignoreSwitch else { return }
        ignoreSwitch.setOn(true, animated: false)
        ignoreSwitchChanged(ignoreSwitch)
    }
}
