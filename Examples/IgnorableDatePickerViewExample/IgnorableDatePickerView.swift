import ReusableViews

// A date picker that can be ignored. In the nib of a screen it is an empty
// box. Its own nib, whose File's Owner it is, has the view to put into it.
class IgnorableDatePickerView: UIView {
    @Outlet var contentView: UIView?
    @Outlet var datePicker: UIDatePicker?
    @Outlet var ignoreSwitch: UISwitch?

    // Never sent to File's Owner, so its own nib doesn't send it again.
    override func awakeFromNib() {
        super.awakeFromNib()
        loadContent()
    }

    func loadContent() {
        Bundle.main.loadNibNamed("IgnorableDatePickerView", owner: self, options: nil)
        addSubview(contentView!)
    }

    // The methods that the nib's actions name. In Xcode each has `@IBAction` instead. Swift can't find a method by its
    // name.
    override class var actions: [String: Action] {
        ["ignoreSwitchChanged:": Action(IgnorableDatePickerView.ignoreSwitchChanged)]
    }

    func ignoreSwitchChanged(_ sender: UISwitch) {
        datePicker?.isEnabled = !sender.isOn
    }

    // Passive: the view reports to no other object. Its parent asks when it needs the date.

    /// The chosen day, or nil if it is ignored.
    var day: CalendarDay? {
        guard let datePicker, ignoreSwitch?.isOn == false else { return nil }
        return CalendarDay(datePicker.date, in: datePicker.calendar.timeZone)
    }

    /// The chosen day in words.
    var dateString: String { day?.description ?? "never" }
}
