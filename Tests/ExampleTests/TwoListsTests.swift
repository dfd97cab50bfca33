import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell
@testable import ReusableTableViewCellExample

/// Screens with two lists, of which commands mean one, and what each command does while it runs.
struct TwoListsTests {
    private final class Rows: UITableViewController {
        let count: Int

        init(_ count: Int) {
            self.count = count
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row) of \(count)"
            return cell
        }
    }

    /// Two tables, one above the other.
    private final class Both: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, count) in [40, 3].enumerated() {
                let rows = Rows(count)
                addChild(rows)
                rows.view.frame = CGRect(x: 0, y: 220 * index, width: 320, height: 220)
                view.addSubview(rows.view)
            }
        }
    }

    @Test("With two lists, commands use the first, or the one in front, and count both")
    func first() throws {
        // Given
        let session = ListSession.showing { Both() }
        (session.output, session.errors) = ({ _ in }, { _ in })
        let (before, count) = (session.stats, try session.list.itemCount)

        // When
        session.run("scroll 3")
        let scrolled = session.stats
        let comparison = try TechniqueComparison(session) { _ in }
        session.window.rootViewController?.present(Rows(7), animated: false)
        session.window.layoutIfNeeded()

        // Then
        expect(count, equals: 40)
        expect(before.made, equals: before.visible)
        expect(before.visible, equals: 8)
        expect(scrolled.reused == 0 || scrolled.made <= before.made + 1)
        expect(comparison.rows[0].made + comparison.rows[0].reused, equals: 40)
        try expect(session.list.itemCount, equals: 7)
    }

    @Test(
        "A command's effect on cells is complete when it is described, and its steps are its own",
        arguments: [
            (
                "table-cell",
                [
                    "scroll 2", "goto 10", "goto 10", "insert 0", "delete 0", "reload", "tap 2", "tap 3", "show",
                    "reset",
                    "technique code", "assign tableView.rowHeight 30", "stats", "experiment no-identifier", "scroll 1",
                ]
            ),
            ("grid-cell", ["goto 30", "columns 2", "insert 3", "delete 3", "reload", "technique collection-view"]),
            ("date-picker", ["present", "spin day 1", "tap done", "push", "tap back"]),
        ])
    func steps(program: String, lines: [String]) throws {
        // Given
        let session = try ExampleSession.ofProgram(program)
        session.editing.isTrial = true
        let screen = ScriptedSession(session)
        session.isInteractive = true
        session.usesPager = false
        session.appearance.fixedWidth = 100
        session.appearance.fixedHeight = 200
        screen.run("trace on", "show")

        // When
        let told = lines.map { line in
            let said = screen.run(line)
            let kinds = session.recorder.current.map(\.event.rawValue)
            let counts = Set(kinds).sorted().map { kind in "\(kind) \(kinds.count { $0 == kind })" }
            let sum = said.split(separator: "\n").last { $0.contains(#/^\d+ steps?: /#) } ?? "no steps are told"
            return "> \(line): \(counts.joined(separator: ", "))\n\(sum)"
        }

        // Then
        let text = told.joined(separator: "\n")
        try expect(text, isRecordedIn: "Steps-of-\(program).txt")
    }
}
