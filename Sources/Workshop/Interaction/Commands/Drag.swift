internal import ArgumentParser
internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

struct Drag: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scroll any scroll view by points.",
        discussion: """
            drag 100 scrolls the screen's scroll view 100 points down, drag 0 320 a page to the right, drag --view \
            pages 0 320 the one of an outlet. drag --by 1 scrolls on by a tenth of what is visible.
            """)
    static let purpose = CommandPurpose.use

    @Option(help: "The scroll view: an outlet, or its class. Without it, the first on the screen.")
    var view: String?

    @Option(help: ArgumentHelp("The tenths of the view to scroll on by; negative scrolls back.", valueName: "tenths"))
    var by: Int?

    @Argument(help: "The points to scroll down; negative scrolls up.")
    var down: Double?

    @Argument(help: "The points to scroll to the right; negative scrolls to the left.")
    var right: Double = 0

    func validate() throws {
        guard (by == nil) != (down == nil) else { throw ValidationError("drag needs points, or --by and a number") }
        guard down?.isFinite != false, right.isFinite else {
            throw ValidationError("drag takes finite numbers of points")
        }
    }

    func run(in session: ExampleSession) throws {
        let named = try view.map {
            try session.window.operableView(UIScrollView.self, called: "scroll view", named: $0)
        }
        guard let found = named ?? session.scrollView else {
            throw CommandError("there is no scroll view on this screen")
        }
        let part = CGFloat(max(-10, min(by ?? 0, 10))) / 10
        if found.contentSize.height > found.bounds.height || by == nil {
            found.scroll(by: CGPoint(x: right, y: down ?? part * found.bounds.height))
        } else {
            found.scroll(by: CGPoint(x: part * found.bounds.width, y: 0))
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .touches }
}

extension ExampleSession {
    /// The outermost scroll view that takes touches, or nil if there isn't one.
    var scrollView: UIScrollView? {
        window.layoutIfNeeded()
        return window.respondersAtAnyDepth.lazy.compactMap { $0 as? UIScrollView }
            .first { $0.receivesTouches && self.window.isReachable($0) }
    }
}
