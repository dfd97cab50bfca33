import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell

/// The greeting of a learner's own screen, and its counts for lists of any kind.
struct OwnScreenWordsTests {
    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func numberOfSections(in tableView: UITableView) -> Int { 3 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            [1, 0, 2][section]
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.section) and \(indexPath.row)"
            return cell
        }
    }

    private func session(solved: Bool, _ makeController: @escaping () -> UIViewController) -> ListSession {
        func screen(_ title: String, _ file: String = #filePath) -> OwnScreen {
            OwnScreen(
                title: title, module: "ExampleTests", source: "OwnScreenWordsTests", file: file,
                makeController: makeController)
        }
        return ListSession(
            .ownScreen("mine", screen("A screen."), solution: solved ? screen("A solution.") : nil))
    }

    @Test("The greeting asks whether the screen is right, and mentions a solution if there is one")
    func greetings() throws {
        // Given
        var texts: [String] = []

        for solved in [false, true] {
            for isList in [false, true] {
                // When
                let session = session(solved: solved) { isList ? Rows(style: .plain) : UIViewController() }
                let screen = Screen(session, columns: 100, rows: 40)
                let lines = ["technique", "experiment", "stats", "stats --json", "source --list"].map {
                    // Files of tests come and go.
                    let seen = screen.type($0)
                    return "> \($0)\n" + ($0.hasPrefix("source") ? "\(seen.contains("OwnScreenWordsTests"))" : seen)
                }
                let greeting = Screen(
                    self.session(solved: solved) { isList ? Rows(style: .plain) : UIViewController() },
                    columns: 100, rows: 40
                ).seen
                texts.append("— solved \(solved), list \(isList)\n\(greeting)\n\(lines.joined(separator: "\n"))")
                expect(session.program.countsControllersNibs(in: session.shownList) != isList)
                expect(session.program.module, equals: "ExampleTests")
                expect(session.editing.mayEndProgram, equals: session.isInteractive)
                expect(session.program.sources.solution, equals: (solved ? #filePath : nil))
                expect(session.twin() is ListSession)
            }
        }

        // Then
        try expect(texts.joined(separator: "\n"), isRecordedIn: "Screens-of-ones-own.txt")
    }

    @Test("Items are numbered through all sections, also through empty ones")
    func paths() {
        // Given
        let lengths = [[3], [1, 0, 2], [0, 0, 2], [2, 0], [0]]

        // When
        let paths = lengths.map { lengths in
            (0...3).map { index in
                let path = lengths.path(at: index)
                return "\(path.section).\(path.item)=\(lengths.index(of: path))"
            }.joined(separator: " ")
        }

        // Then
        expect(
            paths,
            equals: [
                "0.0=0 0.1=1 0.2=2 0.3=3", "0.0=0 2.0=1 2.1=2 2.2=3", "2.0=0 2.1=1 2.2=2 2.3=3",
                "0.0=0 0.1=1 1.0=2 1.1=3", "0.0=0 0.1=1 0.2=2 0.3=3",
            ])
    }

    @Test("A row is as high as the list says, or as its first cell is, or as 44 points are")
    func heights() {
        // Given
        let controller = Rows(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 30, height: 61)
        let items = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        let other = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewLayout())

        // When
        controller.tableView.rowHeight = 57
        let fixed = controller.tableView.heightOfRow
        controller.tableView.rowHeight = UITableView.automaticDimension
        controller.tableView.layoutIfNeeded()
        let own = controller.tableView.heightOfRow

        // Then
        expect(fixed == 57 && own == controller.tableView.visibleItems[0].cell.frame.height)
        expect(UITableView(frame: .zero, style: .plain).itemCount, equals: 0)
        expect(items.heightOfRow == 61 && other.heightOfRow == 44 && items.itemName == "item")
        expect(controller.tableView.itemName == "row" && controller.tableView.itemCount == 3)
        expect(controller.tableView.visibleItems.map(\.index), equals: [0, 1, 2])
    }
}
