import ExampleShell
import Foundation
import ReusableViews
import TerminalTesting
import Testing

@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// Whoever does what an experiment tells to, sees what it promises.
struct LookTests {
    /// A program, and what follows its looks.
    nonisolated enum Program: String, CaseIterable {
        case tableCell = "table-cell"
        case gridCell = "grid-cell"
        case datePicker = "date-picker"
        case ignorableDatePicker = "ignorable-date-picker"

        @MainActor var looks: [FollowedLook] {
            switch self {
            case .tableCell: FollowedLook.tableCell
            case .gridCell: FollowedLook.gridCell
            case .datePicker: FollowedLook.datePicker
            case .ignorableDatePicker: FollowedLook.ignorableDatePicker
            }
        }

        @MainActor func makeSession() -> ExampleSession {
            let dates = ["--now", "2011-10-29", "--locale", "en_US", "--time-zone", "GMT"]
            return switch self {
            case .tableCell: TableCellSession(rows: 100)
            case .gridCell: GridCellSession(items: 90)
            case .datePicker: try! DatePicker.makeSession(.parse(dates))
            case .ignorableDatePicker: try! IgnorableDatePicker.makeSession(.parse(dates))
            }
        }
    }

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        World.current.calendar = calendar
        World.current.now = { CalendarDay("2011-10-29")!.date(in: .gmt) }
    }

    @Test(
        "Each experiment's look works, and names only commands that exist",
        arguments: Program.allCases)
    func complete(program: Program) {
        // Given
        let session = program.makeSession()
        let commands = session.completions(for: "").words

        for experiment in session.program.experiments {
            // When
            let looks = program.looks.filter { $0.describes(experiment) }

            // Then
            expect(looks.count, equals: 1, "one FollowedLook for \(experiment.name) (\(experiment.techniques))")
            expect(
                looks.first?.lines, equals: experiment.lines(among: commands),
                "the FollowedLook of \(experiment.name) has a Step for each command in: \(experiment.look)")
        }
    }

    @Test(
        "The screen shows what an experiment's look promises, with each of its techniques",
        arguments: Program.allCases)
    func promises(program: Program) throws {
        // Given
        let executable = try Executable(program.rawValue)

        for look in program.looks {
            let experiments = program.makeSession().program.experiments
            let experiment = try #require(experiments.first(where: look.describes), "\(look.testDescription)")
            for technique in experiment.techniques {
                let screen = Screen(program.makeSession(), columns: 100, rows: 60)
                screen.session.executable = URL(fileURLWithPath: executable.path)
                screen.type("technique \(technique)")
                for step in look.allSteps {
                    // When
                    let seen = screen.type(step.line).split(whereSeparator: \.isWhitespace).joined(separator: " ") + " "

                    // Then
                    let place: Comment = "\(look.experiment), \(technique), \(step.line): \(seen)"
                    #expect(step.shows.filter { !seen.contains($0) } == [], place)
                    #expect(step.hides.filter { seen.contains($0) } == [], place)
                }
            }
        }
    }

    @Test("grid-cell's technique direct says that the content view covers the nib's views: it is drawn after them")
    func direct() {
        // Given
        let screen = Screen(GridCellSession(items: 90), columns: 100, rows: 60)

        // When
        screen.type("technique direct")
        let tree = screen.type("tree").split(separator: "\n").map { $0.drop { "│├└─ ".contains($0) } }

        // Then
        let first = tree.firstIndex { $0.hasPrefix("DirectGridViewCell #1 ") }!
        expect(tree[first + 1].hasPrefix("UIImageView"))
        expect(tree[first + 2].hasPrefix("UILabel"))
        expect(tree[first + 3].hasSuffix("contentView"))
    }
}
