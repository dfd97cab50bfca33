import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// A list beside buttons with titles that are a number, or have blanks, as a calculator has with its history.
struct NumberedTitlesTests {
    private final class Calculator: UIViewController, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 132))
            (table.dataSource, table.delegate) = (self, self)
            let key = UIButton(type: .system)
            key.frame = CGRect(x: 0, y: 200, width: 80, height: 44)
            key.setTitle("1", for: .normal)
            key.addAction(UIAction { [unowned self] _ in calls.append("key 1") }, for: .touchUpInside)
            let wide = UIButton(type: .system)
            wide.frame = CGRect(x: 100, y: 200, width: 120, height: 44)
            wide.setTitle("All  Clear ", for: .normal)
            wide.addAction(UIAction { [unowned self] _ in calls.append("clear") }, for: .touchUpInside)
            view.addSubview(wide)
            view.addSubview(table)
            view.addSubview(key)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("row \(indexPath.row)")
        }
    }

    private let calculator = Calculator()
    private let session: ScriptedSession<ListSession>

    init() {
        let calculator = calculator
        session = ScriptedSession(ListSession.showing { calculator })
        _ = session.session.window
    }

    @Test("A number that is a button's title taps the button, and the row is called row 1")
    func tapping() {
        // Given, When
        session.run("tap 1", "tap row 1", "tap 2", "tap row 0")

        // Then
        expect(calculator.calls, equals: ["key 1", "row 1", "row 2", "row 0"])
    }

    @Test("Tab reaches the row and the button, by commands that differ")
    func touching() {
        // Given, When
        let commands = session.session.touchables.map(\.command)

        // Then
        expect(commands, equals: ["tap 0", "tap row 1", "tap 2", "tap 1", "tap \"all  clear \""])
    }

    @Test("Blanks in a title that a line doesn't have don't matter, and the command of a key has them")
    func blanks() {
        // Given, When
        session.run("tap all clear", "tap \"all  clear \"")

        // Then
        expect(calculator.calls, equals: ["clear", "clear"])
    }
}
