import Foundation
import ReusableViews
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableDatePickerViewExample
@testable import ReusableGridViewCellExample
@testable import ReusableTableViewCellExample

/// Rare cases of the examples: odd numbers, exceptions, and changes of the content.
struct RareExamplesTests {
    /// Notes what is written, as text.
    private nonisolated final class Noting: NSCoder {
        var values: [String: String] = [:]

        override var allowsKeyedCoding: Bool { true }
        override func containsValue(forKey key: String) -> Bool { false }
        override func encode(_ object: Any?, forKey key: String) { values[key] = object.map { "\($0)" } ?? "nil" }
        override func encode(_ value: Bool, forKey key: String) {}
        override func encode(_ value: Int, forKey key: String) {}
        override func encode(_ value: Double, forKey key: String) {}
        override func encode(_ value: Float, forKey key: String) {}
    }

    private func empty() throws -> NSCoder {
        try NSKeyedUnarchiver(forReadingFrom: NSKeyedArchiver(requiringSecureCoding: false).encodedData)
    }

    @Test("A list can have zero to a thousand million rows or items, and a copy of its session has as many")
    func numbers() throws {
        // Given
        let numbers = [-1, 0, 7, 1_000_000_000, 1_000_000_001]

        // When
        let rows = numbers.map { try? TableCell.parse(["--rows=\($0)"]).rows }
        let items = numbers.map { try? GridCell.parse(["--items=\($0)"]).items }

        // Then
        expect(rows == [nil, 0, 7, 1_000_000_000, nil] && items == rows)
        let sessions: [ExampleSession] = [
            TableCell.makeSession(nil), try TableCell.makeSession(.parse(["--rows=7"])), GridCell.makeSession(nil),
            try GridCell.makeSession(.parse(["--items=7"])),
        ]
        expect(
            sessions.map(\.program.launchArguments),
            equals: [
                ["--rows", "100"], ["--rows", "7"], ["--items", "90"], ["--items", "7"],
            ])
        expect(sessions.map { $0.twin().program.launchArguments }, equals: sessions.map(\.program.launchArguments))
        expect(
            sessions.map { $0.program.firstCommand?.line }, equals: ["scroll 3", "scroll 3", "scroll 1", "scroll 1"])
        let pickers: [ExampleSession] = [DatePicker.makeSession(nil), IgnorableDatePicker.makeSession(nil)]
        expect(
            pickers.map(\.program.launchArguments) == [[], []]
                && pickers.map(\.name) == ["date-picker", "ignorable-date-picker"])
        try expect(
            pickers.map { try ExampleSession.ofProgram($0.name).twin().program.launchArguments }.allSatisfy {
                $0.contains("2011-10-29")
            })
    }

    @Test("Controllers and views for code only can't come from an archive, or ignore it")
    func archives() throws {
        // Given
        let coder = try empty()

        // When
        let registration = RegistrationViewController(coder: coder)
        let counts = [
            LunationCollectionViewController(coder: coder)?.days.count,
            LunarCalendarViewController(coder: coder)?.calendar.count,
            registration.flatMap { Mirror(reflecting: $0).descendant("made") as? Int },
            registration.flatMap { (Mirror(reflecting: $0).descendant("items") as? [Any])?.count },
        ]

        // Then
        expect(counts, equals: [0, 0, 0, 0])
        expect(ProgrammaticDatePickerView(coder: coder) == nil && CodeTableViewCell(coder: coder) == nil)
        let view = UnencodableImageView(image: UIImage(systemName: "star"))
        let (with, without) = (Noting(), Noting())
        view.encode(with: with)
        UnencodableImageView(image: nil).encode(with: without)
        expect(with.values["image"] == "<UnencodableImage>" && without.values["image"] == "nil")
    }

    @Test("A grid changes its columns and items and stays in order, with any technique")
    func grids() throws {
        func text(_ view: UIView) -> String {
            ([(view as? UILabel)?.text].compactMap(\.self) + view.subviews.map { text($0) }).joined()
        }
        var told: [String] = []
        for technique in ["registration", "collection-view", "content-subview", "nib-hook"] {
            // Given
            let session = GridCellSession(items: 7)
            let script = ScriptedSession(session)
            _ = script.run("technique \(technique)")
            var lines: [String] = []

            // When
            for step in ["show", "columns 2", "insert 0", "insert 2", "insert 0", "delete 4", "columns 6", "delete 0"] {
                _ = script.run(step)
                session.window.layoutIfNeeded()
                let controller = session.controller
                var cells: [UIView] = (controller as? LunationViewController)?.gridView?.visibleCells ?? []
                let collection =
                    (controller as? RegistrationViewController)?.collectionView
                    ?? (controller as? LunationCollectionViewController)?.collectionView
                for path in (collection?.indexPathsForVisibleItems ?? []).sorted() {
                    if let cell = collection?.cellForItem(at: path) { cells.append(cell) }
                }
                let width = cells.first?.frame.width ?? 0
                let titles = cells.map { text($0) }.joined(separator: ", ")
                lines.append("\(step), \(controller.columns) of \(width): \(titles)")
            }
            told.append(lines.joined(separator: "\n"))
        }

        // Then
        expect(told.allSatisfy { $0 == told[0] })
        try expect(told[0], isRecordedIn: "Changed-grids.txt")
    }

    @Test("Rows are right until the wrong update, and a button outside of rows has no effect")
    func rows() throws {
        // Given
        let world = World()
        let calendar = LunarCalendar(count: 5)
        let controllers = [
            WrongUpdateViewController(calendar: calendar), MixedKindsViewController(calendar: calendar),
        ]

        // When
        let texts = world.run {
            controllers.map { controller -> [String?] in
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
                window.rootViewController = controller
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                return (controller.tableView?.visibleCells ?? []).map { cell in
                    (cell as? ReusableTableViewCell)?.phaseLabel?.text
                        ?? (cell as? TaggedTableViewCell)?.phaseLabel?.text
                }
            }
        }
        let stray = UIButton(frame: CGRect(x: 0, y: -5000, width: 10, height: 10))
        (controllers[1] as? MixedKindsViewController)?.note(stray)

        // Then
        let phases = (0..<5).map { calendar[$0].phase.name }
        expect(texts[0] == phases && texts[1] == phases && !stray.isSelected)
    }

    @Test("Departures and recipes follow from their numbers, and each list repeats")
    func numbered() {
        // Given
        let numbers = [0, 1, 2, 3, 4, 5, 9, 11, 59]

        // When
        let departures = numbers.map { number in
            let one = Departure(number: number)
            return "\(one.line) \(one.destination) \(one.platform) \(one.time)"
        }
        let recipes = numbers.map { number in
            let one = Recipe(number: number)
            return "\(one.title) \(one.minutes) \(one.isFavorite)"
        }

        // Then
        expect(
            departures,
            equals: [
                "7 Harbour Platform 1 6:00", "12 Old Town Platform 2 6:07", "31 University Platform 3 6:14",
                "R4 Airport Platform 1 6:21", "7 Lakeside Platform 2 6:28", "12 Harbour Platform 3 6:35",
                "12 Lakeside Platform 1 7:03", "R4 Old Town Platform 3 7:17", "R4 Lakeside Platform 3 12:53",
            ])
        expect(
            recipes,
            equals: [
                "Leek soup 15 false", "Pumpkin pie 20 false", "Tomato salad 25 true", "Carrot curry 30 false",
                "Leek gratin 35 false", "Pumpkin soup 40 true", "Pumpkin gratin 20 false", "Carrot pie 30 true",
                "Carrot gratin 30 true",
            ])
    }
}
