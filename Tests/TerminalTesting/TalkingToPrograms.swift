package import Testing

/// A trait that lets tests wait for programs on threads beside the main actor.
package nonisolated struct TalkingToPrograms: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        guard #available(macOS 15, *) else { return try await body() }
        try await WaitingThreads.run(body)
    }
}

package nonisolated extension Trait where Self == TalkingToPrograms {
    /// Lets a test wait for programs on a thread beside the main actor.
    static var talkingToPrograms: Self { TalkingToPrograms() }
}
