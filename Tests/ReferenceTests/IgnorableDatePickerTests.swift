import ReusableViews
import TerminalTesting
import Testing

@testable import IgnorableDatePickerViewExample

extension ReferenceTests.ViewInsideAnother {
    /// The first article's claims about a reusable subview: I1 to I8.
    struct IgnorableDatePickerTests {
        private let program: Transcript<IgnorableDatePickerSession>

        init() {
            var calendar = Calendar(identifier: .gregorian)
            calendar.locale = Locale(identifier: "en_US")
            calendar.timeZone = .gmt
            World.current.calendar = calendar
            World.current.now = { CalendarDay("2011-10-29")!.date(in: .gmt) }
            program = Transcript(IgnorableDatePickerSession())
        }

        private func picker(_ date: EventDate) -> IgnorableDatePickerView {
            program.session.controller.pickers[date]!
        }

        @Test("I1: A date picker with a switch has either a date or, while the switch is on, never")
        func definiteOrNever() {
            // Given
            program.type("set start 2011-10-01")

            // When
            let definite = picker(.start).dateString
            program.type("ignore start on")
            let ignored = picker(.start).dateString
            program.type("ignore start off")

            // Then
            #expect(definite == "2011.10.1")
            #expect(ignored == "never")
            #expect(picker(.start).dateString == "2011.10.1")
        }

        @Test("I1: The wheels of an ignored date do not turn")
        func ignoredWheels() {
            // Given
            program.type("ignore end on")

            // When
            let message = program.type("spin end day 1")

            // Then
            #expect(message.contains("end is ignored"))
            #expect(program.type("show").contains("( October   │ 29 │ 2011 )    [ON| ]"))
        }

        @Test(
            "I2: Two such date pickers describe a range, which may be open at either end",
            arguments: [
                (["set start 2011-10-01", "set end 2011-11-01"], "2011.10.1 – 2011.11.1\n"),
                (["set start 2011-01-01", "ignore end on"], "2011.1.1 – forever\n"),
                (["ignore start on", "set end 2011-11-01"], "any time – 2011.11.1\n"),
            ])
        func ranges(lines: [String], range: String) {
            // Given
            for line in lines { program.type(line) }

            // When
            let answer = program.type("query")

            // Then
            #expect(answer == range)
        }

        @Test("I2: A range whose end is before its start is reported")
        func backwards() {
            // Given
            program.type("set start 2011-11-01", "set end 2011-10-01")

            // When
            let answer = program.type("query")

            // Then
            #expect(answer.hasPrefix("2011.11.1 – 2011.10.1\nThe end is before the start"))
        }

        @Test("I3: The widget is a view, not a controller, so it can be placed in any xib")
        func placeholder() throws {
            // Given
            let line = "IgnorableDatePickerView  0,176 320×110  outlet startPicker"

            // When
            let inBuilder = program.type("tree --ib").split(separator: "\n")
            let running = program.type("tree").split(separator: "\n")

            // Then
            let placeholder = try #require(inBuilder.firstIndex { $0.hasSuffix("├─ " + line) })
            let real = try #require(running.firstIndex { $0.hasSuffix("├─ " + line) })
            #expect(inBuilder[placeholder + 1].contains("├─ label"))
            #expect(running[real + 1].hasSuffix("└─ UIView  320×110  outlet contentView"))
        }

        @Test("I4: When the widget receives awakeFromNib, it loads a nib of its own with itself as owner")
        func onlySubview() throws {
            // Given
            let view = picker(.start)

            // When
            let content = try #require(view.contentView)

            // Then
            #expect(view.subviews == [content])
            #expect(view.datePicker?.superview === content)
            #expect(view.ignoreSwitch?.superview === content)
        }

        @Test("I4: Without the connection, the nib makes the content, but doesn't deliver it")
        func needsConnection() throws {
            // Given
            let world = World()
            world.edits = try #require(program.session.program.experiments.first { $0.name == "no-connection" }).edits
            let owner = IgnorableDatePickerView(frame: .zero)

            // When
            let objects = world.run { Bundle.main.loadNibNamed("IgnorableDatePickerView", owner: owner) }

            // Then
            #expect(objects?.count == 1)
            #expect(owner.contentView == nil)
            #expect(owner.datePicker != nil)
        }

        @Test(
            """
            I5: A widget that loads its nib in awakeFromNib does so once, because a nib sends awakeFromNib to the \
            objects that it made, never to its File's Owner
            """)
        func noRecursion() {
            // Given
            program.type("trace on", "reset")
            defer { program.type("trace off") }

            // When
            let steps = program.type("trace last --all").split(separator: "\n")

            // Then
            let awoken = steps.filter { $0.hasPrefix("awakeFromNib") && $0.contains("IgnorableDatePickerView") }
            #expect(awoken.map { $0.contains("3hA-nE-Vq7") } == [true, false])
            #expect(awoken.map { $0.contains("Yc4-8s-JmB") } == [false, true])
            #expect(steps.count { $0.contains("IgnorableDatePickerView.xib") } == 2)
        }

        @Test("I5: If the nib makes a view of the same class, loading goes on forever")
        func recursion() throws {
            // Given
            program.session.executable = URL(fileURLWithPath: try Executable("ignorable-date-picker").path)

            // When
            let report = program.type("experiment recursive-awake")

            // Then
            #expect(report.contains("The process ended by signal 11 "))
        }

        @Test("I6: The widget reports to no other object: the controller that needs its date asks it for dateString")
        func passive() {
            // Given
            program.type("set start 2011-01-01", "query")

            // When
            program.type("set start 2012-02-02")
            let before = program.type("show")
            program.type("query")
            let after = program.type("show")

            // Then
            #expect(before.contains("Dates            2011.1.1 – 2011.10.29 │"))
            #expect(after.contains("Dates            2012.2.2 – 2011.10.29 │"))
        }

        @Test("I7: Made in code, the widget stays empty, because no nib sends it awakeFromNib")
        func createdInCode() {
            // Given
            program.type("experiment created-in-code")

            // When
            let message = program.type("set start 2011-01-01")

            // Then
            #expect(picker(.start).subviews.isEmpty)
            #expect(message.contains("start is empty: it was not sent awakeFromNib"))
        }

        @Test("I7: With the same work in init(frame:), code can choose the pickers of a screen while it runs")
        func chosenWhileRunning() {
            // Given
            program.type("technique programmatic", "widgets 1 2 3", "set launch 2011-11-26")
            let first = program.session.controller.pickers

            // When
            program.type("widgets 3 4 5")
            let second = program.session.controller.pickers

            // Then
            #expect(Set(first.keys) == [.start, .end, .launch])
            #expect(Set(second.keys) == [.launch, .landing, .splashdown])
            #expect(second.values.allSatisfy { $0.subviews == [$0.contentView] && $0.window != nil })
            #expect(first[.start]?.window == nil)
            #expect(second[.launch]?.dateString == "2011.11.26")
        }

        @Test("I8: The form above the pickers is a table whose cells come from a nib")
        func formTable() throws {
            // Given
            let controller = try #require(
                program.session.controller as? IgnorableDatePickerViewExampleViewController)

            // When
            let cells = try #require(controller.tableView).visibleCells.compactMap { $0 as? FormTableViewCell }

            // Then
            #expect(cells.map(\.nameLabel?.text) == ["Event", "Dates"])
            #expect(controller.formCell === cells[1])
            #expect(program.type("stats --json").contains(#""nibReads":4"#))
        }

        @Test("N3: A protocol that loads a view's own nib, with the view as owner, replaces the code in awakeFromNib")
        func ownerLoading() throws {
            // Given
            let before = program.type("ignore end on", "query")

            // When
            program.type("technique owner-loading")
            let picker = try #require(picker(.end) as? OwnerLoadingDatePickerView)
            let after = program.type("ignore end on", "query")

            // Then
            #expect(picker.subviews == [picker.contentView])
            #expect(picker.datePicker?.isDescendant(of: picker) == true)
            #expect(after == before)
        }
    }
}
