package import ArgumentParser
internal import Foundation

package struct Scroll: SessionCommand {
    package static let configuration = CommandConfiguration(
        abstract: "Scroll by some rows.",
        discussion: """
            A negative number scrolls up. The table shows every row on the way, so cells leave and are reused one \
            after another. Beyond a thousand rows, some rows are never shown.
            """)

    @Argument(help: "The number of rows.")
    package var rows: Int

    package init() {}

    package func run(in session: ListSession) throws {
        let list = try session.list
        let steps = max(1, min(rows.magnitude, 1000))
        let distance = list.heightOfRow * CGFloat(rows) / CGFloat(steps)
        for _ in 0..<steps {
            guard list.scroll(by: CGPoint(x: 0, y: distance)) else { break }
            session.window.layoutIfNeeded()
        }
    }

    package func effect(in session: ListSession) -> CommandEffect { .touches }
}
