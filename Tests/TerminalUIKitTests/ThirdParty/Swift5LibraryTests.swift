import Swift5Library
import TerminalUIKit
import TerminalTesting
import Testing

/// A library of the time of Swift 5, compiled in its language, does its work here.
struct Swift5LibraryTests {
    @Test("An adapter is a table's data source and delegate, and updates the table in a closure")
    func adapter() {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 88), style: .plain)
        let adapter = ListAdapter(tableView: table, items: ["Io", "Europa", "Ganymede"])
        table.layoutIfNeeded()

        // When
        adapter.change(to: ["Europa", "Ganymede"]) { $0.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
        table.tapRow(at: IndexPath(row: 1, section: 0))
        table.scroll(by: CGPoint(x: 0, y: 44))

        // Then
        expect(table.visibleCells.map(\.textLabel?.text), equals: ["Europa", "Ganymede"])
        expect(adapter.chosen, equals: ["Ganymede", "scrolled to 0"])
    }

    @Test("A text field's subclass decides what can be typed, and names itself by its type")
    func field() {
        // Given
        let field = NamedField(frame: .zero)

        // When
        field.enterText("Moon")
        field.enterText("Ganymede")

        // Then
        expect(field.placeholder, equals: "NamedField")
        expect(field.text, equals: "Moon")
        expect(NamedTextView(frame: .zero).name, equals: "NamedTextView")
    }

    @Test("A navigation controller overrides init(rootViewController:), and is its own delegate")
    func navigation() {
        // Given
        let root = UIViewController(nibName: nil, bundle: nil)
        root.title = "Moons"
        let window = UIWindow(frame: UIScreen.main.bounds)

        // When
        let navigation = ThemedNavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()

        // Then
        expect(navigation.navigationBar.tintColor, equals: .red)
        expect(navigation.shown, equals: ["will Moons", "did Moons"])
    }

    @Test("A subclass of a constraint may be released on any thread")
    func constraint() async {
        // Given
        let view = UIView(frame: .zero)
        let held = Held(
            NotedConstraint(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 8))

        // When
        await Task.detached { held.constraint = nil }.value

        // Then
        expect(held.seen, equals: nil)
    }

    /// The only one who holds a constraint.
    private nonisolated final class Held: @unchecked Sendable {
        var constraint: NotedConstraint?
        weak var seen: NotedConstraint?

        init(_ constraint: NotedConstraint) {
            (self.constraint, seen) = (constraint, constraint)
        }
    }
}
