import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell
@testable import ReusableTableViewCellExample

/// The words about screens made in code, and about a first line: on pages, beside a solution, before a prompt.
struct OwnScreenPagesTests {
    @Test("A page about a screen of code has no nibs, and one at a prompt has the counts of each command")
    func pages() throws {
        // Given
        func page(_ session: ExampleSession) throws -> String {
            let contents = SnapshotContents(
                session: session, line: nil, withNotes: false, isDark: false, isNarrow: false)
            return String(decoding: try session.inContext { try contents.data(.html) }, as: UTF8.self)
        }
        let list = Screen(TableCellSession(rows: 40), columns: 100, rows: 40)
        list.type("scroll 2")

        // When
        let code = try page(ListSession.showing { UIViewController() })
        let typed = try page(list.session)

        // Then
        expect(code, contains: "No nib was read for this screen: it was made in code.")
        let headings = code.matches(of: #/<h2>([^<]*)</h2>/#).map { String($0.1) }
        expect(headings, equals: ["What was typed", "The views", "The connections", "The steps", "The words"])
        expect(typed, contains: "7 made · 2 reused<span class=\"bold\"> +2</span> · 7 nib reads")
    }

    @Test("A solution beside your code has its name, and its counts if they differ")
    func solutions() throws {
        // Given
        func screen(_ title: String, _ make: @escaping () -> UIViewController) -> OwnScreen {
            OwnScreen(title: title, module: "ExampleTests", source: "Screen", file: #filePath, makeController: make)
        }
        let screens: [(() -> UIViewController, () -> UIViewController)] = [
            ({ UIViewController() }, { UIViewController() }),
            ({ UIViewController() }, { UINavigationController(rootViewController: UIViewController()) }),
            ({ UITableViewController(style: .plain) }, { UITableViewController(style: .grouped) }),
            (
                { UINavigationController(rootViewController: UIViewController()) },
                { UITableViewController(style: .plain) }
            ),
        ]

        // When
        let texts = screens.map { mine, other in
            let session = ScriptedSession(
                ListSession(
                    .ownScreen("mine", screen("A screen.", mine), solution: screen("Another.", other))))
            session.session.appearance.fixedWidth = 90
            return session.run("compare solution", "experiment solution", "stats", "reset")
        }

        // Then
        try expect(texts.joined(separator: "—\n"), isRecordedIn: "Solutions-compared.txt")
    }

    @Test("After a wrong first line the greeting follows, and a right first line replaces it")
    func openings() {
        // Given
        func greeting(_ opening: String?) -> String {
            let session = TableCellSession(rows: 20)
            session.shown.opening = opening
            return Screen(session, columns: 100, rows: 40).seen
        }

        // When
        let usual = greeting(nil)
        let wrong = greeting("shwo")
        let right = greeting("scroll 1")

        // Then
        expect(wrong.hasPrefix("error: unknown command \"shwo\"") && wrong.hasSuffix(usual))
        expect(right.contains("#") && !right.contains("use arrow keys") && usual.contains("use arrow keys"))
    }
}
