import Foundation
import TerminalTesting

/// The effect of a fault on one of a program's calls that change a file.
enum Fault: CaseIterable {
    /// The disk is full.
    case error
    /// The program ends there.
    case end

    /// Does something again and again with the environment in which the first call fails, the second, and so on, until
    /// there are no more.
    func atEachCall(in folder: TemporaryFolder, _ work: ([String: String]) throws -> Void) throws {
        let library = folder.path + "/faults.so"
        let source = try folder.file("faults.c", Self.source)
        let compilation = try Executable(at: "/usr/bin/env").run(
            ["clang", "-shared", "-fPIC", "-o", library, source, "-ldl"],
            environment: ProcessInfo.processInfo.environment)
        guard compilation.exit == .status(0) else { throw FaultError(description: compilation.errors) }
        let mark = folder.path + "/mark"
        // With --times 1 a fifth of the calls is tried, which one the seed says.
        let step = Abuse.rounds(1) == 1 ? 5 : 1
        for call in stride(from: 1 + Int(Abuse.seed % UInt64(step)), to: Int.max, by: step) {
            try work([
                "LD_PRELOAD": library, "FAULT_AT": "\(call)", "FAULT_MARK": mark,
                "FAULT": self == .error ? "\(ENOSPC)" : "0",
            ])
            // The program made fewer calls, so this run had no fault.
            guard unlink(mark) == 0 else { return }
        }
    }

    private struct FaultError: Error {
        let description: String
    }

    /// The library between a program and the system.
    private static let source = #"""
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <signal.h>
        #include <stdarg.h>
        #include <stdlib.h>
        #include <sys/stat.h>
        #include <unistd.h>

        int creat(const char *, mode_t);

        static int fails(void) {
            static int calls;
            const char *at = getenv("FAULT_AT");
            if (!at || __sync_add_and_fetch(&calls, 1) != atoi(at)) return 0;
            close(creat(getenv("FAULT_MARK"), 0600));
            if (!atoi(getenv("FAULT"))) kill(getpid(), SIGKILL);
            errno = atoi(getenv("FAULT"));
            return 1;
        }

        #define CALL(name, result, parameters, arguments, isWanted) \
            result name parameters { \
                static result(*next) parameters; \
                if (!next) next = (result(*) parameters)dlsym(RTLD_NEXT, #name); \
                return (isWanted) && fails() ? -1 : next arguments; \
            }
        CALL(write, ssize_t, (int file, const void *bytes, size_t count), (file, bytes, count), file > 2)
        CALL(rename, int, (const char *old, const char *new), (old, new), 1)
        CALL(link, int, (const char *old, const char *new), (old, new), 1)
        CALL(mkdir, int, (const char *path, mode_t mode), (path, mode), 1)
        CALL(chmod, int, (const char *path, mode_t mode), (path, mode), 1)
        CALL(fchmod, int, (int file, mode_t mode), (file, mode), 1)
        CALL(fsync, int, (int file), (file), 1)
        CALL(ftruncate, int, (int file, off_t size), (file, size), 1)

        // A full disk doesn't keep files from being removed.
        static int ends(void) {
            const char *fault = getenv("FAULT");
            return fault && !atoi(fault);
        }
        CALL(unlink, int, (const char *path), (path), ends())

        // Flags 1 and 2 are those for writing.
        #define OPEN(name) \
            int name(const char *path, int flags, ...) { \
                static int (*next)(const char *, int, ...); \
                if (!next) next = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
                va_list rest; \
                va_start(rest, flags); \
                mode_t mode = va_arg(rest, mode_t); \
                va_end(rest); \
                return flags & 3 && fails() ? -1 : next(path, flags, mode); \
            }
        OPEN(open)
        OPEN(open64)
        """#
}
