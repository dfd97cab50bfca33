import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable @_spi(Exercises) import ExampleShell
@testable import IgnorableDatePickerViewExample
@testable import ReusableTableViewCellExample

/// The measurement of techniques: the number of screens, and the counts of each.
struct TechniqueRoundsTests {
    private final class Rows: UITableViewController {
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test(
        "A round makes the screen five times and scrolls a hundred rows, or to the end, until two rounds agree",
        arguments: [0, 5, 30, 109, 110, 111, 112, 500])
    func rounds(count: Int) throws {
        // Given
        var made = 0
        let session = ListSession.showing {
            made += 1
            let controller = Rows(style: .plain)
            controller.count = count
            return controller
        }
        let visible = try #require(session.shownList).visibleItems.count
        made = 0
        var rounds: [Int] = []

        // When
        let comparison = try TechniqueComparison(session) { rounds.append($0) }

        // Then
        let row = comparison.rows[0]
        expect(rounds == [1, 2] && made == 10 && comparison.rows.count == 1 && comparison.isOfCells)
        expect(row.technique == "mine" && row.nibReads == 0)
        expect(row.made - visible <= 1 && row.made >= visible, "\(row)")
        expect(row.reused, equals: max(0, min(100, count - row.made)), "\(row)")
        expect((row.microsecondsPerReused > 0) == (row.reused > 0) && row.microsecondsPerMade.isFinite)
    }

    @Test("For a screen without cells, only the time and the files are measured")
    func noCells() throws {
        // Given
        var made = 0
        let session = ListSession.showing {
            made += 1
            return UIViewController()
        }
        _ = session.window
        made = 0

        // When
        let comparison = try TechniqueComparison(session) { _ in }

        // Then
        expect(made == 10 && !comparison.isOfCells)
        expect(comparison.rows[0].made == 0 && comparison.rows[0].reused == 0)
        expect(comparison.rows[0].microsecondsPerReused == 0 && comparison.rows[0].microsecondsPerMade > 0)
    }

    @Test("The number of rounds is limited, and the fastest technique is first")
    func limit() throws {
        // Given
        let session = TableCellSession(rows: 130)
        session.run("experiment no-identifier")

        for most in [1, 2] {
            // When
            session.program.mostRounds = most
            var rounds: [Int] = []
            let comparison = try TechniqueComparison(session) { rounds.append($0) }

            // Then
            let times = comparison.rows.map(\.microsecondsPerMade)
            expect(rounds == Array(1...most) && times == times.sorted())
            expect(comparison.rows.allSatisfy { $0.made == 7 && $0.reused == 100 })
            expect(Set(comparison.rows.map(\.technique)), equals: Set(session.program.techniques.map(\.name)))
        }
        expect(session.experiment?.name, equals: "no-identifier")
    }
}
