import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// Gestures without a delegate's methods, and gestures from files.
struct RareGesturesTests {
    /// A delegate with only two methods, which let one recognizer wait for another.
    private final class Asked: NSObject, UIGestureRecognizerDelegate {
        var waiting: UIGestureRecognizer?
        var first: UIGestureRecognizer?

        func gestureRecognizer(
            _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { one === waiting }
        func gestureRecognizer(
            _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool { one === first }
    }

    private final class Silent: NSObject, UIGestureRecognizerDelegate {}

    /// Notes who has told it.
    private final class Heard: UIResponder {
        var names: [String] = []
        override class var actions: [String: Action] { ["hear:": Action(Heard.hear)] }
        func hear(_ recognizer: UIGestureRecognizer) {
            names.append("\(recognizer.name ?? "") \(recognizer.numberOfTouches)")
        }
    }

    private let heard = Heard()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    private func tap(_ name: String) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: heard, action: "hear:")
        tap.name = name
        view.addGestureRecognizer(tap)
        return tap
    }

    private func names(_ work: () -> Void) -> [String] {
        heard.names = []
        work()
        return heard.names
    }

    @Test("The first of two tap recognizers gets the tap, unless one requires the other to fail")
    func waiting() {
        // Given
        let (first, second) = (tap("first"), tap("second"))
        let asked = Asked()

        // When
        let alone = names { view.perform(.tap()) }
        (first.delegate, second.delegate) = (asked, asked)
        let unasked = names { view.perform(.tap()) }
        asked.waiting = first
        let waits = names { view.perform(.tap()) }
        (asked.waiting, asked.first) = (nil, second)
        let isWaitedFor = names { view.perform(.tap()) }
        (first.delegate, second.delegate) = (nil, nil)
        first.require(toFail: second)
        let needs = names { view.perform(.tap()) }
        second.isEnabled = false
        let off = names { view.perform(.tap()) }

        // Then
        expect(alone == ["first 1"] && unasked == alone && waits == ["second 1"] && isWaitedFor == waits)
        expect(needs == waits && off == alone)
        expect(names { view.perform(.tap(count: 2)) } == [] && names { view.perform(.longPress()) } == [])
    }

    @Test("A delegate without methods allows a gesture to begin, receives its touch, and excludes other gestures")
    func silent() {
        // Given
        let delegate: any UIGestureRecognizerDelegate = Silent()
        let (first, second) = (tap("first"), tap("second"))
        (first.delegate, second.delegate) = (delegate, delegate)

        // When
        let told = names { view.perform(.tap()) }

        // Then
        expect(told == ["first 1"] && delegate.gestureRecognizerShouldBegin(first))
        expect(!delegate.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second))
        expect(!delegate.gestureRecognizer(first, shouldRequireFailureOf: second))
        expect(!delegate.gestureRecognizer(first, shouldBeRequiredToFailBy: second))
        let touch = UITouch(on: view, at: .zero, tapCount: 3)
        expect(delegate.gestureRecognizer(first, shouldReceive: touch) && touch.tapCount == 3 && touch.view === view)
        expect(touch.window == nil && touch.location(in: nil) == .zero)
    }

    @Test("A recognizer reads its properties from the nib, and has the defaults without one")
    func decoded() throws {
        // Given
        let keys =
            [
                "enabled", "cancelsTouchesInView", "delaysTouchesEnded",
            ].map { #"\#($0)="NO""# }.joined(separator: " ") + #" delaysTouchesBegan="YES""#
        let numbers =
            #"numberOfTapsRequired="3" numberOfTouchesRequired="2" minimumNumberOfTouches="2" "#
            + #"maximumNumberOfTouches="5" minimumPressDuration="2.5" allowableMovement="33" scale="3" rotation="4" "#
            + #"direction="up""#
        let elements = [
            "tapGestureRecognizer", "pongPressGestureRecognizer", "panGestureRecognizer", "pinchGestureRecognizer",
            "rotationGestureRecognizer", "swipeGestureRecognizer",
        ]

        // When
        let told = try elements.map { element -> String in
            let recognizers: [UIGestureRecognizer] = try ["", "\(keys) \(numbers)"].map {
                try ControllerFixture.object("<\(element) \($0) id=\"g1\"/>")
            }
            return recognizers.map(values).joined(separator: ", ")
        }

        // Then
        expect(
            told,
            equals: [
                "true true false true 1 1, false false true false 3 2",
                "true true false true 0.5 10.0 0 1, false false true false 2.5 33.0 3 2",
                "true true false true 1 \(Int.max), false false true false 2 5",
                "true true false true 1.0, false false true false 3.0",
                "true true false true 0.0, false false true false 4.0",
                "true true false true 1 1, false false true false 4 2",
            ])
    }

    private func values(_ one: UIGestureRecognizer) -> String {
        let own: String
        switch one {
        case let one as UITapGestureRecognizer: own = "\(one.numberOfTapsRequired) \(one.numberOfTouchesRequired)"
        case let one as UILongPressGestureRecognizer:
            own =
                "\(one.minimumPressDuration) \(one.allowableMovement) \(one.numberOfTapsRequired) "
                + "\(one.numberOfTouchesRequired)"
        case let one as UIPanGestureRecognizer: own = "\(one.minimumNumberOfTouches) \(one.maximumNumberOfTouches)"
        case let one as UIPinchGestureRecognizer: own = "\(one.scale)"
        case let one as UIRotationGestureRecognizer: own = "\(one.rotation)"
        case let one as UISwipeGestureRecognizer: own = "\(one.direction.rawValue) \(one.numberOfTouchesRequired)"
        default: own = "?"
        }
        return "\(one.isEnabled) \(one.cancelsTouchesInView) \(one.delaysTouchesBegan) \(one.delaysTouchesEnded) \(own)"
    }

    @Test("A custom recognizer stays in place while it changes, and recognizes only what it implements")
    func plain() {
        // Given
        final class Own: UIGestureRecognizer {
            override func course(of gesture: Gesture) -> [State] { [.began, .changed, .ended] }
        }
        let (own, plain, pan) = (Own(), UIGestureRecognizer(), UIPanGestureRecognizer())
        own.addTarget(heard, action: "hear:")

        // When
        own.recognize(.pan(by: CGPoint(x: 5, y: 5)), at: CGPoint(x: 1, y: 2))
        pan.recognize(.longPress(), at: CGPoint(x: 3, y: 4))

        // Then
        expect(own.location(in: nil) == CGPoint(x: 1, y: 2) && heard.names.count == 3 && own.state == .possible)
        expect(pan.translation(in: nil) == .zero && pan.location(in: nil) == CGPoint(x: 3, y: 4))
        expect(!plain.notices(.tap()) && plain.course(of: .tap()) == [.ended] && plain.numberOfTouches == 0)
        expect(own.location(ofTouch: 0, in: nil) == CGPoint(x: 1, y: 2) && pan.velocity(in: nil) == .zero)
        let others = [
            UIGestureRecognizer(target: heard, action: nil as String?),
            UIGestureRecognizer(target: nil, action: "hear:"),
        ]
        for other in others { other.recognize(.longPress(), at: .zero) }
        expect(heard.names.count, equals: 3)
        let limits = [(0, 5), (1, 1), (2, 5), (1, 0)].map { least, most in
            (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (least, most)
            return pan.notices(.pan(by: .zero))
        }
        expect(limits == [true, true, false, false] && !pan.notices(.tap()))
    }
}
