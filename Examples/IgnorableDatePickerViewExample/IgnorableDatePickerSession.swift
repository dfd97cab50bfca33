import ExampleShell
import ReusableViews

/// What the commands of `ignorable-date-picker` act on.
final class IgnorableDatePickerSession: ExampleSession {
    private let ownArguments: [String]

    /// Makes a session.
    ///
    /// - Parameter launchArguments: The arguments with which another process makes the same screen.
    init(launchArguments: [String] = []) {
        ownArguments = launchArguments
        super.init(
            name: "ignorable-date-picker",
            commands: [Ignore.self, Spin.self, SetDate.self, Query.self, Widgets.self],
            techniques: Self.techniques, experiments: Self.experiments,
            counting: IgnorableDatePickerView.self)
    }

    override var launchArguments: [String] { ownArguments }

    override var firstCommands: [String] { ["ignore end on", "query", "experiment created-in-code"] }

    var controller: EventViewController { window.rootViewController as! EventViewController }

    /// A picker on the screen.
    ///
    /// - Throws: ``PickerError`` if there is none for that date.
    func picker(for date: EventDate) throws(PickerError) -> IgnorableDatePickerView {
        let pickers = controller.pickers
        if let picker = pickers[date] { return picker }
        throw .notOnScreen(date, there: EventDate.allCases.filter { pickers[$0] != nil })
    }

    /// The wheels of a picker on the screen, ready to be turned.
    ///
    /// - Throws: ``PickerError`` if there are none, or the date is ignored.
    func wheels(for date: EventDate) throws(PickerError) -> UIDatePicker {
        let view = try picker(for: date)
        guard let wheels = view.datePicker else { throw .empty(date) }
        guard wheels.isEnabled else { throw .ignored(date) }
        return wheels
    }
}
