import TerminalUIKit
import TerminalTesting
import Testing

/// Gestures that go on for a while, and recognizers that wait for each other.
struct MovingGestureTests {
    /// Notes what it is told, and how far it has gone.
    private final class Listener: UIResponder, UIGestureRecognizerDelegate {
        var told: [String] = []
        var ignored: UIView?
        var waiting: UIGestureRecognizer?
        var resets = false

        override class var actions: [String: Action] {
            [
                "pan:": Action(Listener.pan), "pinch:": Action(Listener.pinch), "rotate:": Action(Listener.rotate),
                "tap:": Action(Listener.tap),
            ]
        }

        func pan(_ recognizer: UIPanGestureRecognizer) {
            let (way, place) = (recognizer.translation(in: nil), recognizer.location(in: nil))
            told.append("\(recognizer.state) by \(Int(way.x)),\(Int(way.y)) at \(Int(place.x)),\(Int(place.y))")
            if resets { recognizer.setTranslation(.zero, in: nil) }
        }

        func pinch(_ recognizer: UIPinchGestureRecognizer) {
            told.append("\(recognizer.state) \(recognizer.scale) with \(recognizer.numberOfTouches)")
            if resets { recognizer.scale = 1 }
        }

        func rotate(_ recognizer: UIRotationGestureRecognizer) {
            told.append("\(recognizer.state) \(recognizer.rotation)")
        }

        func tap(_ recognizer: UITapGestureRecognizer) { told.append(recognizer.name ?? "") }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            touch.view !== ignored
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { gestureRecognizer === waiting }
    }

    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    private let inner = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 40))
    private let listener = Listener()

    init() {
        view.addSubview(inner)
    }

    private func recognizer<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ action: String, in view: UIView
    ) -> Recognizer {
        recognizer.delegate = listener
        recognizer.addTarget(listener, action: action)
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("A pan begins at the touch, changes by the distance moved, and ends")
    func pan() {
        // Given
        let pan = recognizer(UIPanGestureRecognizer(), "pan:", in: view)

        // When
        view.perform(.pan(by: CGPoint(x: 30, y: 5)), at: CGPoint(x: 10, y: 20))
        let first = listener.told
        view.perform(.pan(by: CGPoint(x: 1, y: 1)), at: .zero)

        // Then
        expect(first, equals: ["began by 0,0 at 10,20", "changed by 30,5 at 40,25", "ended by 30,5 at 40,25"])
        expect(listener.told.last, equals: "ended by 1,1 at 1,1")
        expect(pan.state, equals: .possible)
    }

    @Test("After translation or scale is reset, targets receive only the further change")
    func resetting() {
        // Given
        _ = recognizer(UIPanGestureRecognizer(), "pan:", in: view)
        _ = recognizer(UIPinchGestureRecognizer(), "pinch:", in: view)
        listener.resets = true

        // When
        view.perform(.pan(by: CGPoint(x: 30, y: 0)), at: .zero)
        view.perform(.pinch(scale: 2))

        // Then
        expect(
            listener.told,
            equals: [
                "began by 0,0 at 0,0", "changed by 30,0 at 30,0", "ended by 0,0 at 30,0", "began 1.0 with 2",
                "changed 2.0 with 2", "ended 1.0 with 2",
            ])
    }

    @Test("Two fingers that turn are recognized as a rotation")
    func rotation() {
        // Given
        _ = recognizer(UIRotationGestureRecognizer(), "rotate:", in: view)

        // When
        view.perform(.rotation(0.5))

        // Then
        expect(listener.told, equals: ["began 0.0", "changed 0.5", "ended 0.5"])
    }

    @Test("A recognizer ignores a touch that its delegate refuses")
    func touches() {
        // Given
        recognizer(UITapGestureRecognizer(), "tap:", in: view).name = "tap"
        listener.ignored = inner

        // When
        inner.perform(.tap())
        let onInner = listener.told
        view.perform(.tap(), at: .zero)

        // Then
        expect(onInner, equals: [])
        expect(listener.told, equals: ["tap"])
    }

    @Test("The innermost recognizer waits for another if itself or its delegate requires the other to fail")
    func waiting() {
        // Given
        let near = recognizer(UITapGestureRecognizer(), "tap:", in: inner)
        let far = recognizer(UITapGestureRecognizer(), "tap:", in: view)
        (near.name, far.name) = ("near", "far")

        // When
        inner.perform(.tap())
        listener.waiting = near
        inner.perform(.tap())
        listener.waiting = nil
        near.require(toFail: far)
        inner.perform(.tap())
        far.isEnabled = false
        inner.perform(.tap())

        // Then
        expect(listener.told, equals: ["near", "far", "far", "near"])
    }
}
