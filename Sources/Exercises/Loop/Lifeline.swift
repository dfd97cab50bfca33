internal import Foundation

/// Standard input as a line to who started this process: when it is cut, the process ends, with all that it has started.
///
/// So nothing goes on when somebody leaves, or the program that waits is killed.
nonisolated enum Lifeline {
    /// Holds on from now on; what is started after that is of one session.
    static func hold() {
        setsid()
        signal(SIGPIPE, SIG_IGN)
        DispatchQueue.global().async {
            var byte: UInt8 = 0
            while read(STDIN_FILENO, &byte, 1) > 0 {}
            end()
        }
    }

    private static func end() -> Never {
        let session = getsid(0)
        var ended: Set = [getpid()]
        // What was started a moment ago is found in a second turn; what was killed starts nothing.
        while case let others = allProcesses.filter({ getsid($0) == session && !ended.contains($0) }), !others.isEmpty {
            for process in others { kill(process, SIGKILL) }
            ended.formUnion(others)
        }
        _exit(EXIT_FAILURE)
    }

    private static var allProcesses: [pid_t] {
        #if os(Linux)
            return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        #else
            var numbers = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
            let count = proc_listallpids(&numbers, Int32(numbers.count * MemoryLayout<pid_t>.size))
            return Array(numbers.prefix(max(0, Int(count))))
        #endif
    }
}
