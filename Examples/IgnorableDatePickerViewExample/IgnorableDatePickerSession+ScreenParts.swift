import ExampleShell
import ReusableViews

extension IgnorableDatePickerSession {
    /// The states of the views that pick a date: the nib that each read, the dates it ignores, and its value.
    var statesOfPickers: [ScreenPart] {
        let pickers = controller.pickers
        let all = EventDate.allCases.compactMap { date in pickers[date].map { state(of: $0, for: date) } }
        return all.sorted { $0.y < $1.y }
    }

    private func state(of view: IgnorableDatePickerView, for date: EventDate) -> ScreenPart {
        // The row beside the caption, which is just above.
        let y = view.convert(CGPoint.zero, to: window).y
        return ScreenPart(
            date.caption, y: y,
            [
                .init(Trace.name(of: view)), content(of: view), .init("ignores", ignored(by: view)),
                .init("would return", view.dateString),
            ])
    }

    /// Returns the origin of the wheels, as the nib noted it when it connected them.
    private func content(of view: IgnorableDatePickerView) -> ScreenPart.Property {
        if let origin = Outlets(of: view).origin(of: "datePicker") { return .init("read", origin.file) }
        return .init(view.subviews.isEmpty ? "read no nib: it is empty" : "datePicker nil", isBroken: true)
    }

    private func ignored(by view: IgnorableDatePickerView) -> String {
        guard let wheels = view.datePicker, view.ignoreSwitch?.isOn == true else { return "nothing" }
        return "\(CalendarDay(wheels.date, in: wheels.calendar.timeZone))"
    }
}
