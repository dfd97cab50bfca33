package import ArgumentParser
internal import Foundation
internal import PlainText
internal import TerminalUIKit

package struct Scroll: SessionCommand {
    package static let configuration = CommandConfiguration(
        abstract: "Scroll by some rows.",
        discussion: """
            A negative number scrolls up, and a fraction, such as 0.5, leaves rows partly visible. The table shows \
            every row on the way, so cells leave and are reused one after another; goto jumps. With slowly, you step \
            through the moments of each row with → and ←: a cell leaves, the data source is asked for one, and it is \
            filled.
            """)

    package enum Pace: String, ExpressibleByArgument, CaseIterable {
        case slowly
    }

    @Argument(help: "The number of rows.")
    package var rows: Double

    @Argument(help: "Type slowly to step through at most \(SlowScroll.mostRows) rows.")
    package var pace: Pace?

    /// The most rows that pass, so that the command ends soon.
    private static let mostRows = 10_000

    package init() {}

    package func validate() throws {
        if !rows.isFinite { throw ValidationError("\(rows) is not a number of rows; use 3, -3 or 0.5") }
        if pace == .slowly, rows.magnitude > Double(SlowScroll.mostRows) || rows != rows.rounded() {
            throw ValidationError("slowly goes by at most \(SlowScroll.mostRows) whole rows")
        }
    }

    package func run(in session: ListSession) throws {
        let list = try session.list
        guard min(rows.magnitude, list.rowsToEnd(upward: rows < 0)) <= Double(Self.mostRows) else {
            let end = rows < 0 ? 0 : list.itemCount - 1
            throw CommandError(
                "scroll shows every row on the way, at most \(Self.mostRows) at once; "
                    + "goto \(end) jumps to the \(rows < 0 ? "first" : "last")")
        }
        let steps = max(1, rows.magnitude.rounded(.up))
        let distance = CGPoint(x: list.step.x * rows / steps, y: list.step.y * rows / steps)
        var watcher = session.isQuiet ? nil : ScrollWatcher(self, in: session, list: list)
        let progress = ProgressLine(session)
        let firstProgress = ContinuousClock.now + .seconds(1)
        var nextProgress = firstProgress
        defer { if nextProgress > firstProgress { progress.end() } }
        for step in 0..<steps.whole(in: 1...Self.mostRows) {
            try Interruption.check()
            if .now > nextProgress {
                progress.show("\(step) rows have passed …")
                nextProgress = .now + .milliseconds(200)
            }
            watcher?.begin()
            guard list.scroll(by: distance) else { break }
            session.window.layoutIfNeeded()
            watcher?.end(step: step)
        }
        try watcher?.show()
    }

    package func effect(in session: ListSession) -> CommandEffect { .touches }
}
