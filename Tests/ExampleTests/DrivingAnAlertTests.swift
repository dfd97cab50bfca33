import Foundation
import REPL
import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// An alert with a field over a user's own list, operated by keys and commands.
struct DrivingAnAlertTests {
    /// A list of errands, to which an alert adds one.
    private final class Errands: UITableViewController {
        var errands = (1...12).map { "Errand \($0)" }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [unowned self] _ in ask() })
        }

        private func ask() {
            let alert = UIAlertController(title: "What?", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Errand" }
            alert.addAction(
                UIAlertAction(title: "Save", style: .default) { [unowned self, unowned alert] _ in
                    errands.insert(alert.textFields?.first?.text ?? "", at: 0)
                    tableView.reloadData()
                })
            present(alert, animated: true)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = errands[indexPath.row]
            return cell
        }
    }

    private let list = Errands(style: .plain)
    private let session: ScriptedSession<ListSession>
    private let fingers: Fingers

    init() {
        let list = list
        session = ScriptedSession(ListSession.showing { UINavigationController(rootViewController: list) })
        _ = session.session.window
        fingers = Fingers(session.session)
    }

    @Test("The first field of an alert has the keyboard, so the next keys and a text without a field go there")
    func keyboard() {
        // Given, When
        fingers.type(":tap add\rBuy milk\r")
        let line = fingers.driver.lastLine
        session.run("tap save", "tap add", "type Fetch bread", "tap save")

        // Then
        expect(line, equals: "type Errand Buy milk --return")
        expect(list.errands.prefix(2), equals: ["Fetch bread", "Buy milk"])
    }

    @Test("A word that is nearly the name of a field is no text for the field that has the keyboard")
    func nearName() {
        // Given
        session.run("tap add")

        // When
        let text = session.run("type Erand milk")

        // Then
        expect(text, contains: "did you mean \"Errand\"?")
    }

    @Test("A long text is refused, whether a field is named or has the keyboard", arguments: ["", "Errand "])
    func tooLong(name: String) {
        // Given
        session.run("tap add")

        // When
        let text = session.run("type \(name)" + String(repeating: "a", count: 10_001))

        // Then
        expect(text, contains: "can't type into Errand: a text has at most 10000 characters")
    }

    @Test(
        "Whatever keys type into a field is its text, and the command for it does the same at a prompt",
        arguments: [
            "plain text", "It's", "say \"hi\"", "'quoted'", "C:\\temp", "\\", "two  spaces", " before", "after ", "-5",
            "-x \"y\"", "to --return", "#1", "~", "\"", "a'b'",
        ])
    func quoting(text: String) {
        // Given
        fingers.type(":tap add\r\(text)\r")
        let line = fingers.driver.lastLine

        // When
        session.run("tap save", "tap add", line, "tap save")

        // Then
        expect(list.errands.prefix(2), equals: [text, text], "\(line)")
    }

    @Test("Delete at the end of a text takes Return from the command")
    func withoutReturn() {
        // Given, When
        fingers.type(":tap add\rMilk\u{1B}[3~\r")

        // Then
        expect(fingers.driver.lastLine, equals: "type Errand Milk")
    }

    @Test("The focus on a bar's button leaves the edge of the phone as it is")
    func edge() throws {
        // Given
        let edge = try #require(Array(fingers.seen[1]).lastIndex { "│|".contains($0) })
        for _ in 0..<20 where fingers.driver.focus?.command != "tap +" { fingers.type(Key.backTab) }

        // When
        let line = fingers.seen[1]

        // Then
        expect(line, contains: "▶")
        expect("│|".contains(Array(line)[edge]), "\(line)")
    }

    @Test("Notes beside an alert leave out the rows that it covers")
    func notes() {
        // Given
        let before = fingers.seen.joined(separator: "\n")

        // When
        fingers.type(":tap add\r")
        let text = fingers.seen.joined(separator: "\n")

        // Then
        expect(before.contains("row 1 ") && before.contains("row 4 "))
        expect(text.contains("row 1 ") && !text.contains("row 4 "), "\(text)")
    }
}
