internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct Pull: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Pull down: refresh a list, or dismiss a card.",
        discussion: "A list at its top refreshes, if it has a refresh control. A presented card goes down.")
    static let purpose = CommandPurpose.use

    func run(in session: ExampleSession) throws {
        switch session.pullable {
        case .list(let list): list.scroll(by: CGPoint(x: 0, y: -list.bounds.height))
        case .card(let controller): _ = controller.pullDown()
        case nil:
            throw CommandError(
                session.window.frontController?.presentingViewController == nil
                    ? "nothing on this screen can be pulled down: no refresh control, no card"
                    : "this screen can't be pulled down: it is no card, or forbids it")
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }
}

/// A part of the screen that a user can pull down.
enum Pullable {
    /// A list that refreshes.
    case list(UIScrollView)
    /// The controller of a presented card.
    case card(UIViewController)
}

extension ExampleSession {
    /// The part of the screen that a user can pull down now, or nil if there isn't one.
    var pullable: Pullable? {
        let views = window.respondersAtAnyDepth.lazy.compactMap { $0 as? UIScrollView }
        if let list = views.first(where: { $0.refreshControl != nil && self.window.isReachable($0) }) {
            return .list(list)
        }
        var front = window.rootViewController
        while let presented = front?.presentedViewController { front = presented }
        return front.flatMap { $0.canBePulledDown ? .card($0) : nil }
    }
}
