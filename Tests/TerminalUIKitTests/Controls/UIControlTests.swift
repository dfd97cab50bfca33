import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

struct UIControlTests {
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
    private let target = PhaseController()

    @Test("A target is called only for the events that it was added for")
    func events() {
        // Given
        control.addTarget(target, action: "done", for: [.touchUpInside, .valueChanged])

        // When
        control.sendActions(for: .touchDown)
        control.sendActions(for: .valueChanged)

        // Then
        expect(target.calls, equals: ["done"])
    }

    @Test("An action can take no arguments, the sender, or the sender and the event")
    func methodReferences() {
        // Given
        control.addTarget(target, action: PhaseController.done, for: .touchUpInside)
        control.addTarget(target, action: PhaseController.pick(_:), for: .touchUpInside)
        control.addTarget(target, action: PhaseController.pick(_:for:), for: .touchUpInside)

        // When
        control.sendActions(for: .touchUpInside)

        // Then
        expect(target.calls, equals: ["done", "pick: UIControl #\(control.serialNumber)", "pick:forEvent:"])
    }

    @Test("Targets are called in the order in which they were added, each once, even if code adds one again")
    func severalTargets() {
        // Given
        let other = PhaseController()
        control.addTarget(target, action: "done", for: .touchUpInside)
        control.addTarget(other, action: "pick:", for: .touchUpInside)
        control.addTarget(target, action: "done", for: .valueChanged)

        // When
        control.sendActions(for: [.touchUpInside, .valueChanged])

        // Then
        expect(target.calls, equals: ["done"])
        expect(other.calls.count, equals: 1)
        expect(control.allTargets, equals: [target, other])
        expect(control.allControlEvents, equals: [.touchUpInside, .valueChanged])
        expect(control.actions(forTarget: target, forControlEvent: .valueChanged), equals: ["done"])
        expect(control.actions(forTarget: other, forControlEvent: .valueChanged), equals: nil)
    }

    @Test("Code that adds the same target again for a reused cell calls it once")
    func addedAgain() {
        // Given
        for _ in 1...4 {
            control.addTarget(target, action: PhaseController.done, for: .touchUpInside)
            control.addTarget(target, action: PhaseController.pick(_:), for: .touchUpInside)
            control.addTarget(target, action: PhaseController.pick(_:for:), for: .touchUpInside)
        }

        // When
        control.sendActions(for: .touchUpInside)

        // Then
        expect(target.calls, equals: ["done", "pick: UIControl #\(control.serialNumber)", "pick:forEvent:"])
    }

    @Test("Two actions of one target are both called, and so is one action of two targets")
    func toldApart() {
        // Given
        let other = PhaseController()
        func add(_ target: PhaseController, _ action: @escaping (PhaseController) -> @MainActor () -> Void) {
            control.addTarget(target, action: action, for: .touchUpInside)
        }
        add(target, PhaseController.done)
        add(target, PhaseController.undo)
        add(other, PhaseController.done)

        // When
        control.sendActions(for: .touchUpInside)

        // Then
        expect(target.calls, equals: ["done", "undo"])
        expect(other.calls, equals: ["done"])
    }

    @Test("Adding a target again adds its events, and removing all events removes the target")
    func moreEvents() {
        // Given
        for events in [UIControl.Event.touchDown, .touchUpInside] {
            control.addTarget(target, action: PhaseController.done, for: events)
        }
        control.removeTarget(target, action: nil, for: .touchDown)

        // When
        control.sendActions(for: [.touchDown, .touchUpInside])
        control.removeTarget(target, action: nil, for: .touchUpInside)
        control.sendActions(for: [.touchDown, .touchUpInside])

        // Then
        expect(target.calls, equals: ["done"])
    }

    @Test("A control does not keep its targets alive")
    func weakTargets() {
        // Given
        weak var released: PhaseController?
        do {
            let target = PhaseController()
            released = target
            control.addTarget(target, action: "done", for: .touchUpInside)
        }

        // When
        control.sendActions(for: .touchUpInside)

        // Then
        expect(released, equals: nil)
        expect(control.allTargets.isEmpty)
        expect(control.allControlEvents.isEmpty)
    }

    @Test("A removed target is no longer called")
    func removal() {
        // Given
        control.addTarget(target, action: "done", for: [.touchUpInside, .valueChanged])
        control.addTarget(target, action: PhaseController.pick(_:), for: .touchUpInside)

        // When
        control.removeTarget(target, action: "done", for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)

        // Then
        expect(target.calls.isEmpty)
        expect(control.allTargets.isEmpty)
    }

    @Test("Without a target, the action goes to the first object in the responder chain that implements it")
    func responderChain() {
        // Given
        let cell = Cell(frame: .zero)
        cell.controller = FullMoonController()
        cell.controller.parent = target
        cell.addSubview(control)
        control.addTarget(nil, action: "howl", for: .touchUpInside)
        control.addTarget(nil, action: "done", for: .touchUpInside)
        control.addTarget(nil, action: "nobody:", for: .touchUpInside)

        // When
        control.sendActions(for: .touchUpInside)

        // Then
        expect(cell.controller.howls, equals: 1)
        expect(cell.controller.calls, equals: ["done"])
        expect(target.calls.isEmpty)
    }

    private final class Cell: UIView {
        var controller: FullMoonController!
        override var next: UIResponder? { controller }
    }

    @Test("A disabled control ignores taps, but sends actions from code")
    func disabled() {
        // Given
        control.addTarget(target, action: "done", for: .touchUpInside)
        control.isEnabled = false

        // When
        let taken = control.tap()
        control.sendActions(for: .touchUpInside)

        // Then
        expect(!taken)
        expect(target.calls, equals: ["done"])
        expect(control.state, equals: .disabled)
    }

    @Test("The bits of events and states are UIKit's")
    func rawValues() {
        // Given
        let events: [UIControl.Event] = [
            .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged,
            .editingDidEnd, .editingDidEndOnExit, .allTouchEvents, .allEditingEvents, .allEvents,
        ]

        // When
        let bits = events.map(\.rawValue)

        // Then
        expect(
            bits, equals: [1, 64, 4096, 8192, 65536, 131_072, 262_144, 524_288, 0xFFF, 0xF0000, 0xFFFF_FFFF])
        expect(UIControl.State([.highlighted, .disabled, .selected]).rawValue, equals: 7)
    }

    @Test("Sending an action that the target doesn't implement ends the process, as on iOS")
    func unrecognizedSelector() async {
        // Given
        let message = "-[PhaseController howl]: unrecognized selector sent to instance <PhaseController #"

        // When
        let result = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (control, target) = (UIControl(frame: .zero), PhaseController())
                control.addTarget(target, action: "howl", for: .touchUpInside)
                control.tap()
            }
        }

        // Then
        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(errors, contains: message)
    }

    @Test("A trace has the action, its event, and its receiver")
    func trace() {
        // Given
        var events: [TraceEvent] = []
        control.addTarget(target, action: "done", for: .valueChanged)
        let world = World()
        world.trace.sink = { events.append($0) }

        // When
        world.run { control.sendActions(for: .valueChanged) }

        // Then
        expect(events.map(\.event), equals: [.action])
        expect(events.map(\.words), equals: ["valueChanged: done"])
        expect(events.map(\.counterpart?.name), equals: ["PhaseController #\(target.serialNumber)"])
    }

    @Test("The names of actions are listed in order, with inherited ones")
    func actionNames() {
        // Given
        let controller = FullMoonController()

        // When
        let names = controller.actionNames

        // Then
        expect(names, equals: ["done", "howl", "pick:", "pick:forEvent:"])
    }
}
