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
        var process: pid_t = 0
        let code = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
        guard code == 0 else { throw ProcessError(program: words[0], code: code) }
        return process
    }
}
