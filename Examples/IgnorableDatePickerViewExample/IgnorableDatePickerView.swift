import ReusableViews

// A date picker with a switch that lets the date be ignored. Being a view, it can be placed in any nib; there it is an
// empty placeholder of the right size. File's Owner of its own IgnorableDatePickerView.xib is this class too, and
// `contentView` is connected to the top-level view there.
class IgnorableDatePickerView: UIView {
    // `@Outlet` is Xcode's `@IBOutlet`: a nib that is loaded finds the property by its name.
    @Outlet var contentView: UIView?
    @Outlet var datePicker: UIDatePicker?
    @Outlet var ignoreSwitch: UISwitch?

    // Sent to objects that a nib made, so to this placeholder, but never to File's Owner: loading the second nib does
    // not send it again.
    override func awakeFromNib() {
        super.awakeFromNib()
        loadContent()
    }

    func loadContent() {
        Bundle.main.loadNibNamed("IgnorableDatePickerView", owner: self, options: nil)
        addSubview(contentView!)
    }

    // The methods that the nib's actions name. In Xcode each has `@IBAction` instead; Swift finds none by its name.
    override class var actions: [String: Action] {
        ["ignoreSwitchChanged:": Action(IgnorableDatePickerView.ignoreSwitchChanged)]
    }

    func ignoreSwitchChanged(_ sender: UISwitch) {
        datePicker?.isEnabled = !sender.isOn
    }

    // Passive: the view tells nobody. Its parent asks when it wants to know.

    /// The chosen day; nil if it is ignored.
    var day: CalendarDay? {
        guard let datePicker, ignoreSwitch?.isOn == false else { return nil }
        return CalendarDay(datePicker.date, in: datePicker.calendar.timeZone)
    }

    /// The chosen day in words.
    var dateString: String { day?.description ?? "never" }
}
