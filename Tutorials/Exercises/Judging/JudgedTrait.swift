import Foundation
public import Testing

/// A trait of an exercise's tests: each that comes to its end says so in a way that the judged code can't.
///
/// The program `exercises` gives the process a secret word. It is taken out of the environment before the first test,
/// and so before any code of a learner, and the descriptor on which tests report is moved. Lines that this code writes
/// to the old descriptor don't count, and child processes don't inherit the new one. Only code that searches its own
/// memory could find the word.
public nonisolated struct JudgedTrait: SuiteTrait, TestTrait, TestScoping {
    /// `true`: every test of a suite is judged.
    public var isRecursive: Bool { true }

    /// Runs a test, and then says that it came to its end.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let seal = Seal.shared
        defer { seal?.confirm(test) }
        try await function()
    }
}

extension Trait where Self == JudgedTrait {
    /// The trait of tests that judge an exercise.
    public nonisolated static var judged: JudgedTrait { JudgedTrait() }
}

/// The word that proves who reports, and where it is written.
private nonisolated struct Seal {
    private let word: String
    private let descriptor: Int32

    /// The seal of this process, or nil if its environment doesn't ask for one.
    static let shared = Seal()

    private init?() {
        guard let place = getenv("EXERCISE_SEAL") else { return nil }
        word = String(cString: place)
        // The system shows the place itself to whoever asks for the environment a process began with.
        memset(place, 0, strlen(place))
        unsetenv("EXERCISE_SEAL")
        let own = fcntl(3, F_DUPFD_CLOEXEC, 64)
        if own >= 0 { close(3) }
        descriptor = own >= 0 ? own : 3
        _ = fcntl(4, F_SETFD, FD_CLOEXEC)
    }

    func confirm(_ test: Test) {
        let line = Array("\(word) \(test.sourceLocation.line)\n".utf8)
        _ = write(descriptor, line, line.count)
    }
}
