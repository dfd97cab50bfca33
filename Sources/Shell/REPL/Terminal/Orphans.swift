internal import Foundation
internal import PlainText

/// Processes that learner's code has started and left, which have no parent: on Linux, this process can be their
/// parent, wherever they went.
nonisolated enum Orphans {
    /// Does something, while orphans become children of this process.
    static func adopted<Result>(_ work: () -> Result) -> Result {
        setAdopts(true)
        defer { setAdopts(false) }
        return work()
    }

    /// Ends something, and then all orphans that there are.
    static func ended<Result>(_ work: () -> Result) -> Result {
        adopted {
            defer { end() }
            return work()
        }
    }

    #if os(Linux)
        private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        /// The function `prctl`, which has any number of arguments, so that Swift doesn't import it.
        private static let control = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }

        private static func setAdopts(_ adopts: Bool) {
            let subreaper: Int32 = 36
            _ = control?(subreaper, adopts ? 1 : 0, 0, 0, 0)
        }

        /// Ends the children of this process that it has not started. When one ends, its children follow.
        private static func end() {
            while let orphan = children.first(where: isOrphan) {
                kill(orphan, SIGKILL)
                Spawn.wait(for: orphan)
            }
        }

        /// Foundation's `Process` starts children in the session of this process.
        private static func isOrphan(_ child: pid_t) -> Bool {
            !Spawn.hasStarted(child) && getsid(child) != getsid(0)
        }

        private static var children: [pid_t] {
            let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
            return threads.flatMap { thread in
                let list = String(ofProcessFile: "/proc/self/task/\(thread)/children")
                return list?.split(separator: " ").compactMap { pid_t($0) } ?? []
            }
        }
    #else
        private static func setAdopts(_ adopts: Bool) {}
        private static func end() {}
    #endif
}
