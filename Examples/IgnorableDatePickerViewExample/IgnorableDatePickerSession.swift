import ExampleShell
import ReusableViews
import Teaching

/// The session of the commands of `ignorable-date-picker`.
final class IgnorableDatePickerSession: ExampleSession {
    /// Creates a session.
    ///
    /// - Parameter launchArguments: The arguments with which another process makes the same screen.
    convenience init(launchArguments: [String] = []) {
        self.init(.ignorableDatePicker(launchArguments: launchArguments))
    }

    override var screenParts: [ScreenPart] { statesOfPickers }

    var controller: EventViewController { window.rootViewController as! EventViewController }

    /// Taps the switch beside a date by the text above it, `Ends`, or a button by its title.
    ///
    /// - Throws: ``PickerError`` if there is no switch, or it could be several, or the window's error if no view has
    ///   that name.
    override func tap(_ name: String) throws {
        let words = name.lowercased().split(separator: " ")
        guard words != ["ignore"] else { throw PickerError.whichSwitch(dates) }
        let date = EventDate(named: words.drop { $0 == "ignore" }.joined(separator: " "))
        guard let date else { return try super.tap(name) }
        try ignoreSwitch(of: date).tap()
    }

    /// The dates on the screen.
    private var dates: [EventDate] {
        let pickers = controller.pickers
        return EventDate.allCases.filter { pickers[$0] != nil }
    }

    /// The switch of a picker on the screen.
    ///
    /// - Throws: ``PickerError`` if there isn't one.
    func ignoreSwitch(of date: EventDate) throws(PickerError) -> UISwitch {
        let view = try picker(for: date)
        guard let control = view.ignoreSwitch else { throw lack(of: "ignoreSwitch", in: view, for: date) }
        return control
    }

    override var touchables: [Touchable] {
        let pickers = controller.pickers
        let parts = EventDate.allCases.flatMap { date in
            let wheels = pickers[date]?.datePicker.map { DateWheel.touchables(of: $0, turnedBy: "spin \(date)") } ?? []
            let control = pickers[date]?.ignoreSwitch.flatMap { Touchable("tap \(date.caption.lowercased())", of: $0) }
            return wheels + (control.map { [$0] } ?? [])
        }
        return parts + super.touchables
    }

    /// A picker on the screen.
    ///
    /// - Throws: ``PickerError`` if there isn't one for that date.
    func picker(for date: EventDate) throws(PickerError) -> IgnorableDatePickerView {
        if let picker = controller.pickers[date] { return picker }
        throw .notOnScreen(date, there: dates)
    }

    /// The wheels of a picker on the screen, ready to be turned.
    ///
    /// - Throws: ``PickerError`` if there aren't any, or the date is ignored.
    func wheels(for date: EventDate) throws(PickerError) -> UIDatePicker {
        let view = try picker(for: date)
        guard let wheels = view.datePicker else { throw lack(of: "datePicker", in: view, for: date) }
        guard wheels.isEnabled else { throw .ignored(date) }
        return wheels
    }

    private func lack(of outlet: String, in view: UIView, for date: EventDate) -> PickerError {
        view.subviews.isEmpty ? .empty(date) : .unconnected(date, outlet: outlet)
    }
}

extension ExampleProgram {
    /// The program `ignorable-date-picker`, which another process shows in the same way with some arguments.
    static func ignorableDatePicker(launchArguments: [String]) -> ExampleProgram {
        ExampleProgram(
            name: "ignorable-date-picker",
            question: "How does one nib come to be on this screen twice?",
            firstCommand: ("ignore start on", "leave the start open"),
            tour: [
                "query", "spin start day 1", "query", "reset", "tap ends", "query", "reset", "tap starts", "query",
                "reset", "tap forever", "query",
            ],
            launchArguments: launchArguments,
            commands: [Ignore.self, Spin.self, SetDate.self, Query.self, Widgets.self],
            techniques: IgnorableDatePickerSession.techniques, experiments: IgnorableDatePickerSession.experiments,
            counting: CountedClasses(IgnorableDatePickerView.self),
            // The nibs that count are those of the views, not of the screen.
            countsControllersNibs: false
        ).teaching()
    }
}
