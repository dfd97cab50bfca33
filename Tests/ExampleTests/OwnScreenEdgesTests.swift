import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable @_spi(Exercises) import ExampleShell
@testable import ReusableTableViewCellExample

/// Screens that are made in code, of containers that are empty, and lists without rows or sideways.
struct OwnScreenEdgesTests {
    private func session(
        module: String = "ExampleTests", _ makeController: @escaping () -> UIViewController
    ) -> ListSession {
        let screen = OwnScreen(
            title: "A screen.", module: module, source: "Screen", file: #filePath, makeController: makeController)
        return ListSession(.ownScreen("mine", screen, solution: nil))
    }

    private final class Items: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            40
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    /// Items in rows that are wider than any screen.
    private final class Plain: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 4000, height: 1000) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: 500 * (indexPath.item % 8), y: 200 * (indexPath.item / 8), width: 500, height: 200)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    private static func sideways() -> UIViewController {
        Items(collectionViewLayout: Plain())
    }

    /// A list that pushes a screen without a list.
    private final class Pushing: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Tides"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            navigationController?.pushViewController(UIViewController(), animated: false)
        }
    }

    @Test("The cells of a list that is shown again aren't told as made by going back")
    func shownAgain() {
        // Given
        let screen = Screen(
            session { UINavigationController(rootViewController: Pushing()) }, columns: 100, rows: 40)
        ["scroll 5", "tap 6"].forEach { screen.type($0) }

        // When
        let seen = screen.type("tap Tides")

        // Then
        expect(seen, contains: " made")
        expect(!seen.contains(" +") && !seen.contains("were made"), "\(seen)")
    }

    @Test("If a screen loads no nib, xib lists all nibs")
    func nothingLoaded() {
        // Given
        let screen = Screen(
            session(module: "ReusableTableViewCellExample") { UIViewController() }, columns: 90, rows: 60)
        let nibs = screen.session.program.nibs

        // When
        let all = screen.type("xib")
        screen.session.program.nibs = Array(nibs.prefix(1))
        let one = screen.type("xib")

        // Then
        expect(nibs.count > 2 && all.matches(of: /not loaded by this screen\n/).count == nibs.count)
        expect(one.hasPrefix("\(nibs[0]).xib  not loaded by this screen\n") && !one.contains("--all"))
    }

    @Test("xib says how many nibs weren't loaded")
    func others() {
        // Given
        let screen = Screen(TableCellSession(rows: 10), columns: 90, rows: 60)
        let nibs = screen.session.program.nibs
        let loaded = ["ReusableTableViewCellExampleViewController", "ReusableTableViewCell"]
        let more = nibs.filter { !loaded.contains($0) }

        // When
        let ends = [0, 1, 2].map { count in
            screen.session.program.nibs = loaded + more.prefix(count)
            return screen.type("xib").split(separator: "\n").last.map(String.init) ?? ""
        }

        // Then
        expect(!ends[0].contains("--all"))
        expect(ends[1], equals: "1 other nib is not loaded by this screen: \"xib --all\".")
        expect(ends[2], equals: "2 other nibs are not loaded by this screen: \"xib --all\".")
    }

    @Test("A screen made in code has no nib, and an empty container shows itself")
    func containers() {
        // Given
        let makers: [() -> UIViewController] = [
            { UIViewController() }, { UITabBarController() }, { UINavigationController() },
            {
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(), UIViewController()]
                return tabs
            },
            { UINavigationController(rootViewController: UITabBarController()) },
        ]

        // When
        let fronts = makers.map { make in
            let session = session(make)
            let said = ScriptedSession(session).run("tree --ib")
            expect(said, equals: "error: this screen was made in code, so there is no nib to show\n")
            return session.window.frontController.map { "\(type(of: $0))" } ?? "none"
        }

        // Then
        expect(
            fronts,
            equals: [
                "UIViewController", "UITabBarController", "UINavigationController", "UINavigationController",
                "UITabBarController",
            ])
    }

    @Test("Scrolling a list down doesn't move it sideways, however wide it is")
    func sidewaysList() throws {
        // Given
        let session = session { Self.sideways() }
        let list = try session.list

        // When
        let offsets = ["scroll 1", "scroll 3", "scroll -2"].map { line in
            session.run(line)
            return list.contentOffset
        }

        // Then
        expect(offsets == [200, 540, 140].map { CGPoint(x: 0, y: $0) } && list.contentSize.width == 4000)
    }

    @Test("A list without rows counts 44 points for one")
    func noRows() {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)

        // When
        table.rowHeight = UITableView.automaticDimension

        // Then
        expect(table.heightOfRow == 44 && table.visibleItems.isEmpty)
    }

}
