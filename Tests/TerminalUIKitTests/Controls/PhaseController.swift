import TerminalUIKit

/// A target that remembers what it was sent.
class PhaseController: UIResponder {
    private(set) var calls: [String] = []
    var parent: UIResponder?

    override var next: UIResponder? { parent }

    override class var actions: [String: Action] {
        [
            "done": Action(PhaseController.done),
            "pick:": Action(PhaseController.pick(_:)),
            "pick:forEvent:": Action(PhaseController.pick(_:for:)),
        ]
    }

    func done() { calls.append("done") }
    func undo() { calls.append("undo") }
    func pick(_ sender: Any?) { calls.append("pick: \(Trace.name(of: sender as AnyObject))") }
    func pick(_ sender: UIControl, for event: UIEvent?) { calls.append("pick:forEvent:") }
}

/// A subclass with a table of its own.
final class FullMoonController: PhaseController {
    private(set) var howls = 0

    override class var actions: [String: Action] { ["howl": Action(FullMoonController.howl)] }

    func howl() { howls += 1 }
}
