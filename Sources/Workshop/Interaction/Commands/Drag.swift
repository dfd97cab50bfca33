internal import ArgumentParser
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

struct Drag: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scroll any scroll view by points.",
        discussion: """
            drag 100 scrolls the screen's scroll view 100 points down, drag 0 320 a page to the right, drag --view \
            pages 0 320 the one of an outlet.
            """)
    static let purpose = CommandPurpose.use

    @Option(help: "The scroll view: an outlet. Without it, the first on the screen.")
    var view: String?

    @Argument(help: "The points to scroll down; negative scrolls up.")
    var down: Double

    @Argument(help: "The points to scroll to the right; negative scrolls to the left.")
    var right: Double = 0

    func validate() throws {
        guard down.isFinite, right.isFinite else { throw ValidationError("drag takes finite numbers of points") }
    }

    func run(in session: ExampleSession) throws {
        let scrollView = try scrollView(in: session)
        scrollView.scroll(by: CGPoint(x: right, y: down))
    }

    @MainActor private func scrollView(in session: ExampleSession) throws -> UIScrollView {
        session.window.layoutIfNeeded()
        let found: UIScrollView? =
            if let view {
                try session.objects(at: view).first as? UIScrollView
            } else {
                session.window.respondersAtAnyDepth.lazy.compactMap { $0 as? UIScrollView }
                    .first { $0.receivesTouches && session.window.isReachable($0) }
            }
        guard let found else {
            throw CommandError(view.map { "\($0) is no scroll view" } ?? "there is no scroll view on this screen")
        }
        return found
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }
}
