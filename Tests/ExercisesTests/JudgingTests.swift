import Judging
import ReusableViews
import TerminalTesting
import Testing

/// The causes that the exercises' tests tell apart.
struct JudgingTests {
    /// A table that makes a cell in each row, or asks for one that waits.
    private final class Rows: UITableViewController {
        var asks: String?
        var makes: String?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asks.flatMap { tableView.dequeueReusableCell(withIdentifier: $0) }
                ?? UITableViewCell(style: .default, reuseIdentifier: makes)
        }
    }

    @Test(
        "Cells that are never dequeued, dequeued by another identifier, or without an identifier get different reports",
        arguments: [
            (nil, "Row", "your code never dequeues a cell, and the reuse queue has 50 with the identifier `Row`"),
            ("Rows", "Row", "your code dequeues `Rows`, and the reuse queue has 50 with the identifier `Row`"),
            ("Row ", "Row", "your code dequeues `Row `, and the reuse queue has 50 with the identifier `Row`"),
            ("Row", nil, "your code dequeues `Row`, and the reuse queue is empty"),
        ] as [(String?, String?, String)])
    func queue(asks: String?, makes: String?, words: String) {
        // Given
        let controller = Rows(style: .plain)
        (controller.asks, controller.makes) = (asks, makes)
        let screen = Screen(controller)

        // When
        screen.scroll(50)

        // Then
        expect(screen.queue, equals: words)
    }

    /// A screen that keeps its picker, directly, in an outlet, or in a list, and is kept by it or not.
    private final class Home: UIViewController {
        var picker: Picker?
        @Outlet var outlet: Picker?
        @Outlet(.weak) var weakOutlet: Picker?
        var pickers: [String: Picker?] = [:]
    }

    private final class Picker: UIViewController {
        var delegate: AnyObject?
        weak var weakDelegate: AnyObject?
        unowned(unsafe) var unownedDelegate: AnyObject?
        var closure: (() -> Void)?
    }

    private func rings(_ connect: (Home, Picker) -> Void) -> [String] {
        let survivors = Survivors()
        weak var picker: Picker?
        do {
            let home = Home()
            let made = Picker()
            connect(home, made)
            survivors.watch(home)
            survivors.watch(made)
            picker = made
        }
        let rings = survivors.rings
        picker?.delegate = nil
        picker?.closure = nil
        return rings
    }

    @Test("Two objects that keep each other are reported, with their properties")
    func ring() {
        // Given, When
        let rings = [
            self.rings { ($0.picker, $1.delegate) = ($1, $0) },
            self.rings { ($0.outlet, $1.delegate) = ($1, $0) },
            self.rings { ($0.pickers["night"], $1.delegate) = ($1, $0) },
        ]

        // Then
        expect(
            rings.map { $0.first ?? "" },
            equals: ["picker", "outlet", "pickers"].map {
                "Home keeps Picker in `\($0)`, which keeps Home in `delegate`"
            })
        expect(rings.map(\.count), equals: [1, 1, 1])
    }

    @Test("Weak references, unowned references and weak outlets keep no object alive")
    func noRing() {
        // Given, When
        let rings = [
            self.rings { ($0.picker, $1.weakDelegate, $1.unownedDelegate) = ($1, $0, $0) },
            self.rings { ($0.weakOutlet, $1.delegate) = ($1, $0) },
        ]

        // Then
        expect(rings, equals: [[], []])
    }

    @Test("The captures of a closure can't be seen, so the report names its owner")
    func closure() {
        // Given, When
        let rings = self.rings { home, picker in
            home.picker = picker
            picker.closure = { _ = home }
        }

        // Then
        expect(
            rings, equals: ["no ring of properties: Picker has a closure in `closure`, which keeps what it mentions"])
    }

    @Test("References from outside are reported")
    func outside() {
        // Given
        let survivors = Survivors()
        let home = Home()

        // When
        survivors.watch(home)

        // Then
        expect(
            survivors.rings,
            equals: ["no ring of properties: a closure keeps them, or something that outlives the screen"])
        withExtendedLifetime(home) {}
    }

    /// A screen whose button shows a window, and keeps it nowhere.
    private final class Passing: UIViewController {
        weak var window: UIWindow?

        override func viewDidLoad() {
            super.viewDidLoad()
            let show = UIAction(title: "Show") { [weak self] _ in
                let window = UIWindow(frame: .zero)
                window.makeKeyAndVisible()
                self?.window = window
            }
            let button = UIButton(type: .system, primaryAction: show)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
            view.addSubview(button)
        }
    }

    @Test("A window is released after its tap, and a screen when no reference is left")
    func events() throws {
        // Given
        weak var table: Rows?
        weak var passing: Passing?

        // When
        do {
            let rows = Rows(style: .plain)
            let buttons = Passing()
            (table, passing) = (rows, buttons)
            Screen(rows).scroll(3)
            try Screen(buttons).tap("Show")
            expect(buttons.window, equals: nil)
        }

        // Then
        expect(table == nil && passing == nil)
    }
}
