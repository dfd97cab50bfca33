internal import ExampleShell
internal import Foundation
internal import TerminalUIKit

/// Runs the work that waits on the main queue, and timers that are due, before and after each command, and while a
/// prompt waits.
///
/// On iOS the main run loop does so between two touches. Foundation's timers and delays go by the wall's clock, and
/// nothing can move them ahead. Only completions of animations go by the world's clock, which this class moves.
final class MainQueue: SessionPart {
    /// The number of times that work may put more work on the queue, which then still runs.
    private static let depth = 20
    /// The number of seconds for which work runs before the prompt is back.
    private static let patience: TimeInterval = 1
    /// The number of seconds that pass at least between two pieces of work. An animation that takes no time and begins
    /// again would otherwise keep the clocks from moving.
    private static let shortestWait: TimeInterval = 0.001

    private unowned let session: ExampleSession
    /// The time at which the world's clock was moved to the wall's, or nil in a script.
    private var moved: Date?

    init(in session: ExampleSession) {
        self.session = session
        session.world.clock.isRunning = true
    }

    /// A Boolean value that indicates whether the screen is a user's own. The four programs have no work for later.
    var passesTime: Bool { session.isInteractive && session.program.mayEndProgram }

    func receive(_ event: SessionEvent) {
        switch event {
        case .willRun: runWaiting()
        case .didRun:
            if runWaiting() { return }
            session.remark("Work on the main queue takes more than a second, and goes on while you type.")
        // What is logged is above the page, as what is printed.
        case .waited: session.world.with(\.log, { print($0) }, passWallTime)
        default: break
        }
    }

    /// Runs what waits on the queue, and what that puts there. Returns `false` if that takes too long.
    ///
    /// If the caller itself is work of the main queue, other work has to wait, because the queue is serial.
    @discardableResult
    private func runWaiting() -> Bool {
        let begin = Date()
        for _ in 0..<Self.depth {
            var isLast = false
            DispatchQueue.main.async { isLast = true }
            for _ in 0..<10 where !isLast { _ = RunLoop.main.run(mode: .default, before: Date()) }
            if session.isInteractive, Date().timeIntervalSince(begin) > Self.patience { return false }
        }
        passWallTime()
        // The screen's own prints come before the next output of the shell, also in a pipe.
        PrintedText.flush()
        return true
    }

    /// Runs what is due while a user waits, by the wall's clock.
    private func passWallTime() {
        guard session.isInteractive else { return session.world.clock.pass(0) }
        _ = RunLoop.main.run(mode: .default, before: Date())
        let now = Date()
        session.world.clock.pass(max(0, moved.map(now.timeIntervalSince) ?? 0))
        moved = now
    }

    /// Runs everything that comes due for some seconds, by both clocks in one order.
    func run(seconds: Double) {
        let begin = Date()
        let clock = session.world.clock
        var passed = 0.0
        func run(until offset: Double) {
            let end = begin.addingTimeInterval(offset)
            while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
            clock.pass(offset - passed)
            passed = offset
        }
        while let next = clock.untilNext.map({ max($0, Self.shortestWait) }), passed + next < seconds {
            run(until: passed + next)
        }
        run(until: seconds)
        moved = Date()
        runWaiting()
    }
}
