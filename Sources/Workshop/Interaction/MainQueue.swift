internal import ExampleShell
internal import Foundation

/// Runs the work that waits on the main queue, and timers that are due, before and after each command.
///
/// On iOS the main run loop does so between two touches.
final class MainQueue: SessionPart {
    /// The number of times that work may put more work on the queue, which then still runs.
    private static let depth = 20

    func receive(_ event: SessionEvent) {
        switch event {
        case .willRun, .didRun: Self.runWaiting()
        default: break
        }
    }

    /// Runs what waits on the queue, and what that puts there.
    ///
    /// If the caller itself is work of the main queue, other work has to wait, because the queue is serial.
    private static func runWaiting() {
        for _ in 0..<depth {
            var isLast = false
            DispatchQueue.main.async { isLast = true }
            for _ in 0..<10 where !isLast { _ = RunLoop.main.run(mode: .default, before: Date()) }
        }
    }

    /// Runs everything that comes due for some seconds.
    static func run(seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
        runWaiting()
    }
}
