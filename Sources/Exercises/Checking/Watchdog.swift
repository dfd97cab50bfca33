internal import Foundation
internal import Synchronization

/// Ends a process that takes too long.
nonisolated final class Watchdog: Sendable {
    private enum State {
        case watching
        case called
        case barked
    }
    private let state = Mutex(State.watching)

    /// Watches a process that was started.
    init(_ process: Process, seconds: Int) {
        let number = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) { [self] in
            state.withLock { state in
                guard case .watching = state else { return }
                state = .barked
                kill(number, SIGKILL)
            }
        }
    }

    /// Watches no more: the process ended.
    ///
    /// - Returns: Whether it was made to.
    func callOff() -> Bool {
        state.withLock { state in
            if case .barked = state { return true }
            state = .called
            return false
        }
    }
}
