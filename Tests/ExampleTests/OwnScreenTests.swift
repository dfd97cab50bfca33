import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell

/// A screen that somebody wrote, in this shell.
struct OwnScreenTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Two sections, of 3 and of 50 rows.
    private final class Sections: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 2 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            [3, 50][section]
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section) and \(indexPath.row)"
            return cell
        }
    }

    private func screen(_ title: String, _ makeController: @escaping () -> UIViewController) -> OwnScreen {
        OwnScreen(
            title: title, module: "ExampleTests", source: "OwnScreenTests", file: #filePath,
            makeController: makeController)
    }

    private func session(
        solution: OwnScreen? = nil, _ makeController: @escaping () -> UIViewController
    ) -> ListSession {
        ListSession(.ownScreen("mine", screen("A screen.", makeController), solution: solution))
    }

    @Test("Twenty lines are a program with the commands of the four")
    func program() throws {
        // Given
        let program = try Executable("OwnScreen")

        // When
        let run = try program.run(["-c", "scroll 20", "-c", "show", "-c", "stats --json"])

        // Then
        expect(run.errors == "" && run.exit == .status(0))
        expect(run.output, contains: "20 × 20 = 400")
        expect(run.output.contains("\"made\":11,") && run.output.contains("\"reused\":20,"))
    }

    @Test("Rows are counted through all sections")
    func sections() throws {
        // Given
        let session = session { Sections(style: .plain) }

        // When
        let screen = ScriptedSession(session)
        let shown = screen.run("goto 10", "show")

        // Then
        expect(shown, contains: "1 and 7")
        try expect(session.cell(at: 11) is UITableViewCell)
        expect(screen.run("goto 53"), contains: "there is no row 53; they go from 0 to 52")
        expect(screen.run("delete 3"), contains: "this list can't be changed by a command")
    }

    @Test("Without a list, commands for lists say so, and living controllers are counted")
    func noList() {
        // Given
        let session = session { UIViewController() }

        // When
        let said = ScriptedSession(session).run("scroll 3", "stats")

        // Then
        expect(said, contains: "there is no list on this screen")
        expect(said, contains: "living objects of class UIViewController")
    }

    @Test("Help begins with the commands of the greeting, and names no experiments if there are none")
    func beginning() {
        // Given
        let list = session { Sections(style: .plain) }
        let other = session { UIViewController() }

        // When
        let said = [list, other].map { ScriptedSession($0).run("show", "help", "experiment", "compare") }

        // Then
        let commands = said.map { $0.matches(of: #/(?m)^  (\w+) /#).map { String($0.1) } }
        expect(commands.map { $0.first ?? "–" }, equals: ["scroll", "tree"])
        for said in said {
            expect(!said.contains("  experiment") && !said.contains("  compare"), "\(said)")
            expect(said, contains: "This screen has no experiments. \"edit\" changes its nibs.")
            expect(said, contains: "nothing is broken now, and this screen has no experiments; ")
        }
    }

    @Test("Without a list, a number is the title of a key")
    func numberedKey() {
        // Given
        let key = UIButton(type: .system, primaryAction: UIAction(title: "4") { _ in })
        key.frame = CGRect(x: 0, y: 0, width: 80, height: 44)
        key.addAction(UIAction { [unowned key] _ in key.setTitle("5", for: .normal) }, for: .touchUpInside)
        let session = session {
            let controller = UIViewController()
            controller.view.addSubview(key)
            return controller
        }

        // When
        let said = ScriptedSession(session).run("tap 4", "tree")

        // Then
        expect(said, contains: "\"5\"")
    }

    @Test("A line that would end the app runs in another process, prints UIKit's message, and keeps the screen")
    func ending() throws {
        // Given
        let program = folder.path + "/mine"
        try "#!/bin/sh\necho 'Fatal error: found nil' >&2; kill -TRAP $$\n".write(
            toFile: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
        let session = session { Sections(style: .plain) }
        session.executable = URL(fileURLWithPath: program)
        let screen = Screen(session, columns: 80, rows: 24)

        // When
        let said = screen.type("scroll 3").replacing("\n", with: " ")

        // Then
        expect(said, contains: "this ends the program on iOS; it was tried in a process of its own, and not here")
        expect(said, contains: "Fatal error: found nil")
        try expect(session.list.contentOffset, equals: .zero)
        expect(session.stats.reused, equals: 0)
    }

    @Test("A solution is shown after the same commands, can be used, and reset returns to your code")
    func solution() throws {
        // Given
        let solution = screen("A solution.") {
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
            label.text = "solved"
            controller.view.addSubview(label)
            return controller
        }
        let screen = ScriptedSession(session(solution: solution) { UIViewController() })

        // When
        let compared = screen.run("compare solution")
        let shown = screen.run("experiment solution", "show")
        let reset = screen.run("reset", "show")

        // Then
        expect(compared.contains("  mine ") && compared.contains("  solution"))
        expect(shown.contains("solved") && !reset.contains("solved"))
    }
}
