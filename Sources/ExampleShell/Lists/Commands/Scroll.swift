internal import ArgumentParser
internal import Foundation

/// `scroll`: moves a list as a finger would.
struct Scroll: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Scroll; up if negative.",
        discussion: """
            Down by some rows, or up by a negative number. A finger passes every row on the way: \
            cells leave and come back one \
            after another. Beyond a thousand rows it flings, and some are never seen.
            """)

    @Argument(help: "How many rows.")
    var rows: Int

    func run(in session: ListSession) {
        let steps = max(1, min(rows.magnitude, 1000))
        let distance = session.list.heightOfRow * CGFloat(rows) / CGFloat(steps)
        for _ in 0..<steps {
            guard session.list.listView.scroll(by: CGPoint(x: 0, y: distance)) else { break }
            session.window.layoutIfNeeded()
        }
    }

    func effect(in session: ListSession) -> CommandEffect { .touches }
}
