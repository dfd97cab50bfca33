import Foundation

/// Threads on which tests wait for programs.
///
/// Swift's own pool has only as many threads as processors. While programs keep them waiting, no other test reaches the
/// main actor. These threads are so few that one processor is left to the main actor, whose work takes longest.
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
