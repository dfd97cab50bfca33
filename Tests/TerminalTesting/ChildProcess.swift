import Foundation

#if os(Linux)
    typealias FileActions = posix_spawn_file_actions_t
    typealias SpawnAttributes = posix_spawnattr_t
    /// Glibc declares it for GNU C only.
    private nonisolated let POSIX_SPAWN_SETSID = 0x80
#else
    typealias FileActions = posix_spawn_file_actions_t?
    typealias SpawnAttributes = posix_spawnattr_t?
#endif

/// A program that was started in a session of its own, as a terminal starts one.
///
/// Unlike Foundation's `Process`, it can be given a controlling terminal.
nonisolated final class ChildProcess {
    private let id: pid_t
    private var exit: Exit?
    /// The processor time of the process and those it waited for, in seconds; known once it has been waited for.
    private(set) var seconds = 0.0
    /// The most memory that the process has had at a time, in bytes; nil if it has ended, or where no file tells.
    ///
    /// `wait4(2)` tells another number on Linux: that of who started it, if that is more.
    var peakMemory: Int? {
        let lines = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8))?.split(separator: "\n")
        let kilobytes = lines?.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first
        return kilobytes.flatMap { Int($0) }.map { $0 << 10 }
    }

    /// Starts a program.
    /// - Parameters:
    ///   - path: The path of the program.
    ///   - arguments: The arguments, without the program's name.
    ///   - environment: The whole environment.
    ///   - redirect: Opens the files of descriptors 0, 1 and 2. The first terminal that it opens becomes the
    ///     controlling one.
    init(
        _ path: String, _ arguments: [String], environment: [String: String],
        redirect: (inout FileActions) -> Void
    ) throws {
        #if os(Linux)
            var actions = FileActions()
            var attributes = SpawnAttributes()
        #else
            var actions: FileActions = nil
            var attributes: SpawnAttributes = nil
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        redirect(&actions)

        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // The program meets the signals as a shell would leave them, whatever the test runner ignores or blocks.
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let flags = Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        // The sanitizers' options apply to the program, too, and so do the variables of .ci/mutants.
        let watching = ProcessInfo.processInfo.environment.filter {
            $0.key.hasSuffix("SAN_OPTIONS") || $0.key.hasPrefix("MUTANT")
        }
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        var variables = environment.merging(watching) { $1 }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var id: pid_t = 0
        // A program that was copied a moment ago may be open for writing in what another thread is just starting.
        let deadline = ContinuousClock.now + .seconds(10)
        var error: Int32
        repeat {
            error = posix_spawn(&id, path, &actions, &attributes, &words, &variables)
        } while error == ETXTBSY && ContinuousClock.now < deadline
        guard error == 0 else { throw TerminalError("cannot start \(path): \(String(cString: strerror(error)))") }
        self.id = id
    }

    deinit {
        guard exit == nil else { return }
        kill(id, SIGKILL)
        wait()
    }

    /// Sends a signal to the process.
    func signal(_ number: Int32) {
        kill(id, number)
    }

    /// Waits until the process has ended.
    @discardableResult
    func wait() -> Exit {
        if let exit { return exit }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) == -1, errno == EINTR {}
        for time in [usage.ru_utime, usage.ru_stime] { seconds += Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        let exit = Exit(waitStatus: status)
        self.exit = exit
        return exit
    }
}
