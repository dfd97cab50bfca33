import Swift5Library
import TerminalUIKit
import TerminalTesting
import Testing

/// Libraries that run tables, collections and pictures by themselves do their work here.
struct Swift5DirectorTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    init() {
        window.makeKeyAndVisible()
        window.addSubview(table)
    }

    private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test("A list library shows its sections at once, and handles taps, swipes and moves")
    func director() throws {
        // Given
        let director = FlaggingDirector(table)
        var tapped: [String] = []
        director.reload([
            DirectedSection("Jupiter", [DirectedRow("Io") { tapped.append($0) }, DirectedRow("Europa", level: 2)]),
            DirectedSection("Saturn", [DirectedRow("Titan") { tapped.append($0) }]),
        ])
        let first = IndexPath(row: 0, section: 0)

        // When
        let atOnce = table.cellForRow(at: first)?.textLabel?.text
        let height = table.rectForRow(at: first).height
        let section = table.rect(forSection: 0)
        table.tapRow(at: first)
        table.tapRow(at: IndexPath(row: 1, section: 0))
        table.tapRow(at: IndexPath(row: 0, section: 1))
        table.revealSwipeActions(ofRowAt: IndexPath(row: 1, section: 0))
        try window.tap("Flag")
        table.setEditing(true, animated: true)
        table.dragRow(at: first, to: IndexPath(row: 1, section: 1))
        table.isEditing = false
        table.swipeRow(at: IndexPath(row: 0, section: 1), choosing: "remove")

        // Then
        expect(atOnce == "Io" && height == 44 && section.height == 22 + 2 * 44)
        expect(tapped, equals: ["Io", "Titan"])
        expect(director.log, equals: ["leaves Io", "flags Europa"])
        expect(shown, equals: ["Europa", "Io"])
        expect(table.cellForRow(at: first)?.indentationLevel, equals: 2)
    }

    @Test("A tap on the status bar scrolls to the top, and a tap on a letter to its section")
    func edges() {
        // Given
        let director = SectionDirector(table)
        director.reload((0..<20).map { DirectedSection("\($0)", [DirectedRow("a"), DirectedRow("b")]) })
        window.layoutIfNeeded()

        // When
        table.tapSectionIndex("9")
        let offset = table.contentOffset.y
        window.tapStatusBar()

        // Then
        expect(offset > 400 && table.contentOffset.y == 0)
        expect(director.log, equals: ["top 0"])
    }

    @Test("Staged changes move sections and rows and keep their cells, and a table without a window reloads")
    func stages() {
        // Given
        let director = SectionDirector(table)
        let (moons, planets) = (DirectedSection("Moons", [DirectedRow("Io")]), DirectedSection("Planets", []))
        director.reload([moons, planets])
        window.layoutIfNeeded()
        let cell = table.visibleCells.first
        var first = StagedChanges<DirectedSection>.Stage([planets, moons])
        first.movedSections = [(from: 0, to: 1)]
        var second = StagedChanges<DirectedSection>.Stage([DirectedSection("Planets", moons.rows), moons])
        second.data[1].rows = []
        second.moved = [(from: IndexPath(row: 0, section: 1), to: IndexPath(row: 0, section: 0))]
        let changes = StagedChanges([first, second])

        // When
        table.reload(using: changes, with: .fade) { director.sections = $0 }
        let after = table.indexPathsForVisibleRows
        let isSame = table.visibleCells.first === cell
        table.reload(using: changes, with: .fade, interrupt: { $0.count > 0 }, setData: { director.sections = $0 })

        // Then
        expect(after == [IndexPath(row: 0, section: 0)] && isSame)
        expect(shown, equals: ["Io"])
    }

    @Test("A picture is zoomed by a pinch and by a double tap, and knows why it appears and disappears")
    func photo() {
        // Given
        let controller = PhotoController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation

        // When
        navigation.topViewController?.show(controller, sender: nil)
        controller.photo.perform(.tap(count: 2))
        controller.photo.perform(.longPress())
        controller.scrollView.zoom(by: 10)
        navigation.popViewController(animated: true)

        // Then
        expect(
            controller.log,
            equals: [
                "appearing pushed at 436", "zoomed 2.0", "chosen on phone", "ended at 4.0", "leaving",
            ])
    }

    @Test("A carousel's cards stop where their layout says, are pale at the edge, and can be moved")
    func cards() {
        // Given
        let layout = CardLayout()
        layout.itemSize = CGSize(width: 320, height: 90)
        let collection = UICollectionView(frame: table.frame, collectionViewLayout: layout)
        window.addSubview(collection)
        let deck = CardDeck(collection, cards: (0..<20).map { String(repeating: "*", count: $0) })
        window.layoutIfNeeded()
        var moved: [CGFloat] = []
        let listener = PanListener { moved.append($0) }
        collection.panGestureRecognizer.addTarget(listener, action: PanListener.pan)

        // When
        collection.scroll(by: CGPoint(x: 0, y: 130))
        window.layoutIfNeeded()
        let rest = collection.contentOffset.y
        collection.contentOffset.y = 150
        window.layoutIfNeeded()
        let pale = collection.visibleCells.map(\.alpha)
        collection.dragItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))

        // Then
        expect(rest == 100 && moved == [0, -130, -130])
        expect(pale.first == 0.5 && pale.dropFirst().allSatisfy { $0 == 1 })
        let orders = deck.orders.map { $0.prefix(3).map(\.count) }
        expect(orders, equals: [[2, 0, 1]])
        expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.contentView.tag, equals: 1)
    }
}

/// The target of a pan gesture.
private final class PanListener: NSObject {
    private let tell: (CGFloat) -> Void

    init(_ tell: @escaping (CGFloat) -> Void) {
        self.tell = tell
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
        tell(recognizer.translation(in: nil).y)
    }
}
