import Foundation

/// Threads on which tests wait for programs.
///
/// Those of Swift's own pool are as few as processors: while programs keep them waiting, no other test is brought to
/// the main actor. And there are so few that one processor is left to it: what has to be done there takes longest.
@available(macOS 15, *)
public nonisolated final class WaitingThreads: TaskExecutor {
    private static let shared = WaitingThreads()
    private let queue = OperationQueue()

    private init() {
        queue.maxConcurrentOperationCount = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)
    }

    /// Runs a task there.
    public static func run(_ body: @Sendable () async throws -> Void) async throws {
        try await withTaskExecutorPreference(shared, operation: body)
    }

    /// Runs a piece of a task.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
