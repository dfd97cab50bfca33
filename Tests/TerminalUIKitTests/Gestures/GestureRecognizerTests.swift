import TerminalUIKit
import TerminalTesting
import Testing

/// The touches that gesture recognizers notice, and the actions that they send.
struct GestureRecognizerTests {
    /// Notes what it is told.
    private final class Listener: UIResponder, UIGestureRecognizerDelegate {
        var told: [String] = []
        var refuses = false
        var sharesWithOthers = false

        override class var actions: [String: Action] { ["heard:": Action(Listener.heard)] }

        func heard(_ recognizer: UIGestureRecognizer) {
            let place = recognizer.location(in: recognizer.view)
            told.append("\(recognizer.name ?? "?") \(recognizer.state) at \(Int(place.x)),\(Int(place.y))")
        }

        func press() { told.append("button") }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { sharesWithOthers }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = TouchedView(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    private let inner = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
    private let listener = Listener()

    init() {
        window.makeKeyAndVisible()
        window.addSubview(view)
        view.addSubview(inner)
    }

    private func recognizer<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, named name: String, in view: UIView
    ) -> Recognizer {
        recognizer.name = name
        recognizer.delegate = listener
        recognizer.addTarget(listener, action: "heard:")
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("A tap anywhere in a view reaches its recognizer, which says where it was")
    func tap() {
        // Given
        let tap = recognizer(UITapGestureRecognizer(), named: "tap", in: view)

        // When
        inner.perform(.tap(), at: CGPoint(x: 1, y: 2))

        // Then
        expect(listener.told, equals: ["tap ended at 101,2"])
        expect(tap.state, equals: .possible)
        expect(view.gestureRecognizers == [tap] && tap.view === view)
    }

    @Test("A target that is added to a recognizer again is called once")
    func targetAddedAgain() {
        // Given
        let tap = recognizer(UITapGestureRecognizer(), named: "tap", in: view)
        for _ in 1...3 {
            tap.addTarget(listener, action: "heard:")
            tap.addTarget(listener, action: Listener.press)
        }

        // When
        inner.perform(.tap())

        // Then
        expect(listener.told, equals: ["tap ended at 150,20", "button"])
    }

    @Test("The innermost of two recognizers gets the gesture, unless a delegate allows both")
    func nearest() {
        // Given
        _ = recognizer(UITapGestureRecognizer(), named: "outer", in: view)
        _ = recognizer(UITapGestureRecognizer(), named: "inner", in: inner)

        // When
        inner.perform(.tap())
        let alone = listener.told
        listener.told = []
        listener.sharesWithOthers = true
        inner.perform(.tap())

        // Then
        expect(alone, equals: ["inner ended at 50,20"])
        expect(listener.told, equals: ["inner ended at 50,20", "outer ended at 150,20"])
    }

    @Test("A recognizer that is disabled, or that its delegate stops, calls no target")
    func refusal() {
        // Given
        let tap = recognizer(UITapGestureRecognizer(), named: "tap", in: view)

        // When
        tap.isEnabled = false
        view.perform(.tap())
        tap.isEnabled = true
        listener.refuses = true
        view.perform(.tap())

        // Then
        expect(listener.told, equals: [])
    }

    @Test("Each recognizer recognizes its gesture: a number of taps, a swipe in its direction, a long press")
    func kinds() {
        // Given
        recognizer(UITapGestureRecognizer(), named: "double", in: view).numberOfTapsRequired = 2
        recognizer(UISwipeGestureRecognizer(), named: "swipe", in: view).direction = [.left, .up]
        _ = recognizer(UILongPressGestureRecognizer(), named: "press", in: view)

        // When
        for gesture in [.tap(), .tap(count: 2), .swipe(.right), .swipe(.up), .longPress()]
            as [UIGestureRecognizer.Gesture]
        {
            inner.perform(gesture, at: .zero)
        }

        // Then
        expect(
            listener.told,
            equals: [
                "double ended at 100,0", "swipe ended at 100,0", "press began at 100,0", "press ended at 100,0",
            ])
    }

    @Test("A finger that rests and then moves is told at the beginning, after the move, and at the end")
    func restThenMove() {
        // Given
        _ = recognizer(UILongPressGestureRecognizer(), named: "press", in: view)

        // When
        inner.perform(.longPress(movingBy: CGPoint(x: 3, y: 4)), at: .zero)

        // Then
        expect(
            listener.told,
            equals: ["press began at 100,0", "press changed at 103,4", "press ended at 103,4"])
    }

    @Test("A label takes no touches unless user interaction is enabled")
    func label() {
        // Given
        let label = UILabel(frame: inner.frame)
        view.addSubview(label)
        _ = recognizer(UITapGestureRecognizer(), named: "label", in: label)

        // When
        label.perform(.tap())
        let before = listener.told
        label.isUserInteractionEnabled = true
        label.perform(.tap())

        // Then
        expect(before, equals: [])
        expect(listener.told, equals: ["label ended at 50,20"])
    }

    @Test("tap finds a view with a tap recognizer by its title, and lists it among the names")
    func tapByTitle() throws {
        // Given
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        label.text = "More"
        view.addSubview(label)
        _ = recognizer(UITapGestureRecognizer(), named: "view", in: view)

        // When
        try window.tap("more")

        // Then
        expect(listener.told, equals: ["view ended at 100,20"])
        expect(window.tappableTitles, equals: ["More"])
    }

    @Test(
        "A button in a view with a recognizer keeps its taps, and a recognizer on a button keeps them from the button")
    func button() throws {
        // Given
        let button = UIButton(type: .system)
        button.frame = inner.bounds
        button.setTitle("Done", for: .normal)
        button.addTarget(listener, action: Listener.press, for: .touchUpInside)
        inner.addSubview(button)
        _ = recognizer(UITapGestureRecognizer(), named: "outer", in: view)

        // When
        try window.tap("Done")
        _ = recognizer(UITapGestureRecognizer(), named: "own", in: button)
        try window.tap("Done")

        // Then
        expect(listener.told, equals: ["button", "own ended at 50,20"])
    }

    @Test("A tap recognizer around a table keeps rows from being selected, unless it lets touches through")
    func table() {
        // Given
        let rows = CountedRows([3])
        let table = UITableView(frame: view.bounds)
        table.dataSource = rows
        view.addSubview(table)
        table.layoutIfNeeded()
        let tap = recognizer(UITapGestureRecognizer(), named: "tap", in: view)
        let first = IndexPath(row: 0, section: 0)

        // When
        let isSelected = table.tapRow(at: first)
        tap.cancelsTouchesInView = false
        table.tapRow(at: first)

        // Then
        expect(!isSelected)
        expect(table.indexPathForSelectedRow, equals: first)
        expect(listener.told.count, equals: 2)
    }

    @Test("A recognizer is in one view, and a released or removed target gets no call")
    func targets() {
        // Given
        let tap = recognizer(UITapGestureRecognizer(), named: "tap", in: view)
        var other: Listener? = Listener()
        tap.addTarget(other!, action: Listener.heard)

        // When
        inner.addGestureRecognizer(tap)
        other = nil
        tap.removeTarget(listener, action: "heard:")
        inner.perform(.tap())

        // Then
        expect(view.gestureRecognizers == nil && inner.gestureRecognizers == [tap])
        expect(view.calls.names, contains: "removeGestureRecognizer(_:)")
        expect(listener.told, equals: [])
    }

    @Test("A target is removed by object, method, or neither, and the others still get calls")
    func removed() {
        // Given
        let tap = recognizer(UITapGestureRecognizer(), named: "tap", in: view)
        let other = Listener()

        // When
        tap.removeTarget(other, action: nil)
        tap.removeTarget(listener, action: "seen:")
        view.perform(.tap())
        tap.removeTarget(nil, action: nil)
        view.perform(.tap())

        // Then
        expect(listener.told.count, equals: 1)
    }

    @Test("A recognizer that is added again stays in place, and another view takes it over")
    func addedAgain() {
        // Given
        let (first, second, other) = (UITapGestureRecognizer(), UITapGestureRecognizer(), UIView())
        view.gestureRecognizers = [first, second]

        // When
        view.addGestureRecognizer(first)
        let before = view.gestureRecognizers
        other.addGestureRecognizer(second)

        // Then
        expect(before, equals: [first, second])
        expect(view.gestureRecognizers == [first] && other.gestureRecognizers == [second])
    }
}
