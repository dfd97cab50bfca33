internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

struct Pull: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Pull down: refresh a list, or dismiss a card.",
        discussion: "A list at its top refreshes, if it has a refresh control. A presented card goes down.")
    static let purpose = CommandPurpose.use

    func run(in session: ExampleSession) throws {
        let views = session.window.respondersAtAnyDepth.compactMap { $0 as? UIScrollView }
        if let list = views.first(where: { $0.refreshControl != nil && session.window.isReachable($0) }) {
            list.scroll(by: CGPoint(x: 0, y: -list.bounds.height))
            return
        }
        var front = session.window.rootViewController
        while let presented = front?.presentedViewController { front = presented }
        guard let front, front.presentingViewController != nil else {
            throw CommandError("nothing on this screen can be pulled down: no refresh control, no card")
        }
        if !front.pullDown() {
            throw CommandError("this screen can't be pulled down: it is no card, or forbids it")
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }
}
