import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// Every gesture on every recognizer, and what each recognizer tells while it goes on.
struct WholeGesturesTests {
    private typealias Gesture = UIGestureRecognizer.Gesture

    /// Notes each call, with all that a recognizer says of itself meanwhile.
    private final class Listener: UIResponder, UIGestureRecognizerDelegate {
        var told: [String] = []
        var fails: ObjectIdentifier?
        var begins = true
        var isShared: Set<ObjectIdentifier> = []
        var taps: [Int] = []

        override class var actions: [String: Action] { ["heard:": Action(Listener.heard)] }

        func heard(_ one: UIGestureRecognizer) {
            let more =
                switch one {
                case let pan as UIPanGestureRecognizer: " \(pan.translation(in: nil))"
                case let pinch as UIPinchGestureRecognizer: " \(pinch.scale)"
                case let rotation as UIRotationGestureRecognizer: " \(rotation.rotation)"
                default: ""
                }
            told.append("\(one.name ?? "") \(one.state) \(one.location(in: nil)) \(one.numberOfTouches)\(more)")
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            taps.append(touch.tapCount)
            return true
        }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { ObjectIdentifier(gestureRecognizer) == fails }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isShared.contains(ObjectIdentifier(gestureRecognizer)) }
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    private let listener = Listener()
    private let gestures: [(String, Gesture)] = [
        ("tap", .tap()), ("two taps", .tap(count: 2)), ("long press", .longPress()), ("right", .swipe(.right)),
        ("left", .swipe(.left)), ("up", .swipe(.up)), ("down", .swipe(.down)), ("pan", .pan(by: CGPoint(x: 3, y: -4))),
        ("pinch", .pinch(scale: 3)), ("rotation", .rotation(0.25)),
    ]

    private func made<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, _ change: (Recognizer) -> Void = { _ in }
    ) -> UIGestureRecognizer {
        recognizer.name = name
        recognizer.addTarget(listener, action: "heard:")
        change(recognizer)
        return recognizer
    }

    private var all: [UIGestureRecognizer] {
        [
            made(UIGestureRecognizer(), "bare"), made(UITapGestureRecognizer(), "tap"),
            made(UITapGestureRecognizer(), "double tap") { $0.numberOfTapsRequired = 2 },
            made(UITapGestureRecognizer(), "tap of two") { $0.numberOfTouchesRequired = 2 },
            made(UILongPressGestureRecognizer(), "press"),
            made(UILongPressGestureRecognizer(), "press after a tap") { $0.numberOfTapsRequired = 1 },
            made(UILongPressGestureRecognizer(), "press of two") { $0.numberOfTouchesRequired = 2 },
            made(UISwipeGestureRecognizer(), "swipe"),
            made(UISwipeGestureRecognizer(), "left or down") { $0.direction = [.left, .down] },
            made(UISwipeGestureRecognizer(), "swipe of two") { $0.numberOfTouchesRequired = 2 },
            made(UIPanGestureRecognizer(), "pan"),
            made(UIPanGestureRecognizer(), "pan of one") { $0.maximumNumberOfTouches = 1 },
            made(UIPanGestureRecognizer(), "pan of two") { $0.minimumNumberOfTouches = 2 },
            made(UIPanGestureRecognizer(), "pan of none") { $0.maximumNumberOfTouches = 0 },
            made(UIPinchGestureRecognizer(), "pinch") { $0.scale = 7 },
            made(UIRotationGestureRecognizer(), "rotation") { $0.rotation = 7 },
        ]
    }

    @Test("Each recognizer recognizes only its gesture, and reports each state with the location")
    func every() throws {
        // Given
        var lines: [String] = []
        for recognizer in all {
            // When
            view.gestureRecognizers = [recognizer]
            for (name, gesture) in gestures {
                listener.told = []
                let keeps = view.perform(gesture, at: CGPoint(x: 10, y: 20))
                let tells = view.takesTap ? ", takes taps" : ""
                if keeps {
                    lines.append("\(recognizer.name!) of \(name)\(tells): " + listener.told.joined(separator: ", "))
                }
                if !keeps, !listener.told.isEmpty { lines.append("\(recognizer.name!) of \(name) is told only") }
            }
            if recognizer.state != .possible || recognizer.numberOfTouches > 0 { lines.append("still at it") }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Gestures.txt")
    }

    @Test("By default a gesture is in the view's center, and without a view none is recognized")
    func places() {
        // Given
        let tap = made(UITapGestureRecognizer(), "tap")
        view.addGestureRecognizer(tap)

        // When
        let results = [
            view.perform(.tap()), view.perform(.tap(), at: CGPoint(x: 99, y: 59)),
            view.perform(.tap(), at: CGPoint(x: 100, y: 60)), view.perform(.tap(), at: CGPoint(x: -1, y: 0)),
        ]
        tap.cancelsTouchesInView = false
        let through = view.perform(.tap())
        tap.isEnabled = false
        let disabled = view.takesTap

        // Then
        expect(results == [true, true, false, false] && !through && !disabled)
        expect(
            listener.told,
            equals: [
                "tap ended CGPoint(x: 50.0, y: 30.0) 1", "tap ended CGPoint(x: 99.0, y: 59.0) 1",
                "tap ended CGPoint(x: 50.0, y: 30.0) 1",
            ])
    }

    @Test("Of two recognizers on a view, the first gets the gesture, unless one allows both or the first waits")
    func two() {
        // Given
        let (first, second) = (made(UITapGestureRecognizer(), "first"), made(UITapGestureRecognizer(), "second"))
        view.gestureRecognizers = [first, second]
        for one in [first, second] { one.delegate = listener }
        func told() -> [String] {
            listener.told = []
            view.perform(.tap())
            return listener.told.map { String($0.prefix { $0 != " " }) }
        }

        // When
        let alone = told()
        listener.isShared = [ObjectIdentifier(first)]
        let byFirst = told()
        listener.isShared = [ObjectIdentifier(second)]
        let bySecond = told()
        listener.fails = ObjectIdentifier(second)
        let waiting = told()
        listener.fails = ObjectIdentifier(first)
        let waitedFor = told()
        (listener.fails, listener.isShared) = (nil, [])
        first.require(toFail: first)
        let forItself = told()
        listener.begins = false
        let held = told()

        // Then
        expect(alone == ["first"] && byFirst == ["first", "second"] && bySecond == byFirst)
        expect(waiting == ["second"] && waitedFor == ["first"] && forItself == ["first"] && held == [])
    }

    @Test("A control keeps a tap, but passes two taps and other gestures on to the views around it")
    func control() {
        // Given
        let control = UIControl(frame: view.bounds)
        view.addSubview(control)
        for recognizer in all { view.addGestureRecognizer(recognizer) }
        view.gestureRecognizers?.forEach { $0.delegate = listener }

        // When
        let told = gestures.map { _, gesture in
            listener.told = []
            control.perform(gesture)
            return listener.told.first.map { String($0.prefix { $0 != " " }) } ?? "–"
        }

        // Then
        expect(told, equals: ["–", "double", "press", "swipe", "left", "–", "left", "pan", "pinch", "rotation"])
        expect(Set(listener.taps), equals: [0, 2])
    }

    @Test("A view can stop a recognizer from beginning, and a released target isn't called")
    func refused() {
        // Given
        final class Refusing: UIView {
            var begins = false
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        }
        let view = Refusing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addGestureRecognizer(made(UITapGestureRecognizer(), "tap"))
        let other = UIView()

        // When
        let refused = view.perform(.tap())
        view.begins = true
        let allowed = view.perform(.tap())
        other.removeGestureRecognizer(view.gestureRecognizers![0])

        // Then
        expect(!refused && allowed && listener.told.count == 1 && view.gestureRecognizers?.count == 1)
        expect(UITapGestureRecognizer(target: listener, action: nil as String?).name, equals: nil)
    }

    @Test(
        "Each recognizer reads its properties from a nib, and has the defaults without one", arguments: [true, false])
    func decoded(says: Bool) throws {
        // Given
        let common = #"enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO""#
        let kinds = [
            ("tap", "numberOfTapsRequired=\"3\" numberOfTouchesRequired=\"2\""),
            ("swipe", "direction=\"up\" numberOfTouchesRequired=\"2\""),
            (
                "pongPress",
                "minimumPressDuration=\"2\" allowableMovement=\"4\" numberOfTapsRequired=\"3\" numberOfTouchesRequired=\"2\""
            ),
            ("pan", "minimumNumberOfTouches=\"2\" maximumNumberOfTouches=\"3\""), ("pinch", "scale=\"2\""),
            ("rotation", "rotation=\"0.5\""),
        ]
        let objects = kinds.map { kind, words in
            "<\(kind)GestureRecognizer id=\"\(kind)\" \(says ? common + " " + words : "")/>"
        }

        // When
        let made = try Nib.make(objects.joined()).objects(withOwner: nil).compactMap { $0 as? UIGestureRecognizer }
        let lines = made.flatMap { one -> [String] in
            let touches = "\(one.cancelsTouchesInView) \(one.delaysTouchesBegan) \(one.delaysTouchesEnded)"
            let own = Mirror(reflecting: one).children.map { "\($0.label ?? ""): \($0.value)" }.sorted()
            return ["— \(type(of: one))", "\(one.isEnabled) \(touches)"] + own
        }

        // Then
        let name = "Gestures-of-nibs\(says ? "" : "-as-usual").txt"
        try expect(lines.joined(separator: "\n"), isRecordedIn: name)
    }
}
