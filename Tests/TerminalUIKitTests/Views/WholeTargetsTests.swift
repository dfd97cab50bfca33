import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// Whom a control calls, on which events, and who is there to be called.
struct WholeTargetsTests {
    private final class Target: UIResponder {
        var heard: [String] = []

        func plain() { heard.append("plain") }
        func sender(_ control: UIControl) { heard.append("sender \(control.tag)") }
        func event(_ control: UIControl, _ event: UIEvent?) { heard.append("event \(event == nil)") }

        override class var actions: [String: Action] {
            ["plain": Action(Target.plain), "sender:": Action(Target.sender), "sender:event:": Action(Target.event)]
        }
    }

    private let target = Target()
    private let other = Target()
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test("A control has the targets that were added and not removed, by target, action and event")
    func targets() {
        // Given
        control.tag = 4
        control.addTarget(target, action: "plain", for: .touchDown)
        control.addTarget(target, action: "plain", for: .touchUpInside)
        control.addTarget(target, action: "sender:", for: [.touchUpInside, .valueChanged])
        control.addTarget(other, action: "plain", for: .valueChanged)
        func told() -> String {
            let events = [UIControl.Event.touchDown, .touchUpInside, .valueChanged, .editingDidBegin]
            return events.map { event in
                (control.actions(forTarget: target, forControlEvent: event) ?? ["–"]).joined(separator: "+")
                    + "/" + (control.actions(forTarget: other, forControlEvent: event) ?? ["–"]).joined(separator: "+")
            }.joined(separator: " ") + " \(control.allTargets.count) \(control.allControlEvents.names)"
        }

        // When
        var texts = [told()]
        control.removeTarget(target, action: "sender:", for: .touchUpInside)
        texts.append(told())
        control.removeTarget(target, action: "nothing", for: .allEvents)
        texts.append(told())
        control.removeTarget(target, action: nil, for: .touchDown)
        texts.append(told())
        control.removeTarget(nil, action: "plain", for: .valueChanged)
        texts.append(told())
        control.removeTarget(nil, action: nil, for: .allEvents)
        texts.append(told())

        // Then
        expect(
            texts,
            equals: [
                "plain/– plain+sender:/– sender:/plain –/– 2 touchDown, touchUpInside, valueChanged",
                "plain/– plain/– sender:/plain –/– 2 touchDown, touchUpInside, valueChanged",
                "plain/– plain/– sender:/plain –/– 2 touchDown, touchUpInside, valueChanged",
                "–/– plain/– sender:/plain –/– 2 touchUpInside, valueChanged",
                "–/– plain/– sender:/– –/– 1 touchUpInside, valueChanged", "–/– –/– –/– –/– 0 event 0",
            ])
    }

    @Test("A target is called once for each event that it was added for, in order")
    func sent() {
        // Given
        var closures: [String] = []
        control.tag = 7
        control.addTarget(target, action: "sender:", for: [.touchDown, .touchUpInside])
        control.addTarget(target, action: Target.plain, for: .touchUpInside)
        control.addTarget(target, action: Target.event, for: .touchCancel)
        control.addTarget(target, action: Target.sender, for: .valueChanged)
        let action = UIAction(identifier: .init("a")) { _ in closures.append("a") }
        control.addAction(action, for: [.touchUpInside, .valueChanged])
        control.addAction(UIAction { _ in closures.append("b") }, for: .touchUpInside)

        // When
        let results = [control.tap()]
        let tapped = target.heard
        target.heard = []
        control.sendActions(for: [.touchCancel, .valueChanged])
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)

        // Then
        expect(results == [true] && tapped == ["sender 7", "sender 7", "plain"])
        expect(target.heard, equals: ["event true", "sender 7", "sender 7", "plain", "sender 7", "sender 7"])
        expect(closures, equals: ["a", "b", "a", "b", "a"])
        expect(control.actions(forTarget: target, forControlEvent: .touchCancel), equals: nil)
    }

    @Test("A disabled, unresponsive or hidden control can't be tapped, and its state is a combination")
    func states() {
        // Given
        control.addTarget(target, action: "plain", for: .touchUpInside)
        let changes: [(UIControl) -> Void] = [
            { $0.isEnabled = false }, { $0.isEnabled = true }, { $0.isHidden = true }, { $0.isHidden = false },
            { $0.isUserInteractionEnabled = false }, { $0.isUserInteractionEnabled = true },
        ]

        // When
        let taps = changes.map { change in
            change(control)
            return control.tap()
        }
        let states = (0..<8).map { number in
            (control.isHighlighted, control.isEnabled) = (number & 1 > 0, number & 2 == 0)
            control.isSelected = number & 4 > 0
            return control.state.rawValue
        }

        // Then
        expect(taps == [false, true, false, true, false, true] && target.heard.count == 3)
        expect(states, equals: [0, 1, 2, 3, 4, 5, 6, 7])
    }

    @Test("A nib's connection needs a known event, and a released target doesn't count")
    func connected() {
        // Given
        let action = TargetAction(target: target, selector: "plain")
        var gone: Target? = Target()
        control.addTarget(gone, action: "plain", for: .editingChanged)

        // When
        let connected = [
            control.connect(action, eventType: "valueChanged"), control.connect(action, eventType: "moonrise"),
            control.connect(action, eventType: nil),
        ]
        let both = control.allControlEvents
        gone = nil

        // Then
        expect(connected == [true, false, false] && both == [.valueChanged, .editingChanged])
        expect(control.allControlEvents == .valueChanged && control.allTargets == [target])
        control.sendActions(for: .allEvents)
        expect(target.heard, equals: ["plain"])
    }

    @Test("A traced action has the names of its events")
    func traced() {
        // Given
        let world = World()
        var words: [String?] = []
        world.trace.sink = { words.append($0.words) }

        // When
        world.run {
            control.addTarget(target, action: "plain", for: [.touchDown, .touchUpInside, .touchCancel])
            control.addTarget(target, action: Target.sender, for: .valueChanged)
            control.sendActions(for: [.touchDown, .touchUpInside])
            control.sendActions(for: .valueChanged)
            control.sendAction("plain", to: target, for: nil)
        }

        // Then
        expect(words, equals: ["touchDown, touchUpInside: plain", "valueChanged: a method", "sent: plain"])
    }
}
