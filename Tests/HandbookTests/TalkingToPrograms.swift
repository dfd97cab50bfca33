import TerminalTesting
import Testing

/// Has tests wait for programs beside those that work on the main actor.
nonisolated struct TalkingToPrograms: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
    ) async throws {
        guard #available(macOS 15, *) else { return try await body() }
        try await WaitingThreads.run(body)
    }
}

nonisolated extension Trait where Self == TalkingToPrograms {
    static var talkingToPrograms: Self { TalkingToPrograms() }
}
