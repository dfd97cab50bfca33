internal import ArgumentParser
internal import ExampleShell
internal import ReusableViews
internal import TerminalUIKit

struct Pick: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn the wheels of a date picker.",
        discussion: """
            pick datePicker 2026-11-28, pick datePicker 14:30, or both; pick datePicker --wheel month --by 1 turns \
            one wheel.
            """)
    static let purpose = CommandPurpose.use

    @OptionGroup var rows: RowOptions

    @Option(help: "The wheel: year, month, day, hour, minute or period.")
    var wheel: String?

    @Option(help: ArgumentHelp("The number of rows to turn it by; negative turns it back.", valueName: "rows"))
    var by: Int?

    @Argument(help: "The date picker: an outlet, or what VoiceOver reads.")
    var name: String

    @Argument(help: "A day such as 2026-11-28, and a time such as 14:30.")
    var moment: [String] = []

    func validate() throws {
        guard (wheel == nil) == (by == nil), moment.isEmpty != (wheel == nil) else {
            throw ValidationError("pick needs a day or a time, or --wheel and --by")
        }
    }

    func run(in session: ExampleSession) throws {
        let picker = try rows.view(UIDatePicker.self, called: "date picker", named: name, in: session)
        if let wheel, let by {
            guard let turned = picker.wheels.first(where: { "\($0)" == wheel }) else {
                let wheels = picker.wheels.map { "\($0)" }.joined(separator: ", ")
                throw CommandError("\(name) has no wheel \"\(wheel)\"; it has \(wheels)")
            }
            picker.spin(turned, by: by)
            return
        }
        let wanted = try date(from: picker)
        picker.spin(to: wanted)
        if picker.date != wanted {
            throw CommandError("the wheels of \(name) don't reach \(moment.joined(separator: " "))")
        }
    }

    /// Returns the date that the words mean. The part that they leave out stays as the picker has it.
    @MainActor private func date(from picker: UIDatePicker) throws -> Date {
        let zone = picker.calendar.timeZone
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var day = CalendarDay(picker.date, in: zone)
        var time = (calendar.component(.hour, from: picker.date), calendar.component(.minute, from: picker.date))
        for word in moment {
            if let other = CalendarDay(word) {
                day = other
            } else if let clock = Self.clock(word) {
                time = clock
            } else {
                throw CommandError("\"\(word)\" is no day or time; write 2026-11-28 or 14:30")
            }
        }
        return day.date(hour: time.0, minute: time.1, in: zone)
    }

    private static func clock(_ word: String) -> (Int, Int)? {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        return (hour, minute)
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }

    static func candidates(for argument: String, in session: ExampleSession) -> [String] {
        argument == "name" ? names(of: UIDatePicker.self, in: session) : []
    }
}
