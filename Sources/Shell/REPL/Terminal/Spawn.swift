package import Foundation

package nonisolated enum Spawn {
    #if os(Linux)
        /// Glibc declares it for GNU C only.
        private static let session = 0x80
    #else
        private static let session = Int(POSIX_SPAWN_SETSID)
    #endif

    /// Starts a program, which meets signals as a shell would leave them. Its files are by its descriptors.
    package static func start(
        _ words: [String], environment: [String: String], files: [Int32: Int32], isAlone: Bool = false
    ) throws(ProcessError) -> pid_t {
        #if os(Linux)
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #else
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (descriptor, own) in files { posix_spawn_file_actions_adddup2(&actions, own, descriptor) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let flags = Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK) | (isAlone ? session : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        // A process that has ended must be there to be waited for, even if the program that started this one ignored
        // the ends of its own.
        signal(SIGCHLD, SIG_DFL)
        var process: pid_t = 0
        let code = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else { throw ProcessError(program: words[0], code: code) }
        lock.withLock { _ = started.insert(process) }
        return process
    }

    private static let lock = NSLock()
    /// The processes that were started here, and not waited for.
    private nonisolated(unsafe) static var started: Set<pid_t> = []

    static func hasStarted(_ process: pid_t) -> Bool { lock.withLock { started.contains(process) } }

    /// Waits until a process ends, and returns its status, or nil if it isn't a child of this one.
    @discardableResult
    package static func wait(for process: pid_t) -> Int32? {
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(process, &status, 0) } while result == -1 && errno == EINTR
        lock.withLock { _ = started.remove(process) }
        return result == process ? status : nil
    }

    /// Returns a Boolean value that indicates whether a process has ended. The process can still be waited for, so its
    /// number can't belong to another one.
    static func hasEnded(_ process: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_signo == SIGCHLD
    }
}
