package import Foundation

/// The two ends of a pipe. This process never waits for either. Others only get the ends that are given to them.
package nonisolated final class DescriptorPair {
    /// The descriptor for writing to the other end, or −1 once it is closed.
    package private(set) var entrance: Int32 = -1
    /// −1 once it is closed.
    package private(set) var exit: Int32 = -1

    package init() throws(ProcessError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw ProcessError(program: "a program", code: errno) }
        // Above those that a program may be given, so that they don't replace each other.
        (exit, entrance) = (fcntl(ends[0], F_DUPFD_CLOEXEC, 16), fcntl(ends[1], F_DUPFD_CLOEXEC, 16))
        for end in ends { close(end) }
    }

    deinit {
        closeEntrance()
        closeExit()
    }

    package func closeEntrance() {
        if entrance >= 0 { close(entrance) }
        entrance = -1
    }

    package func closeExit() {
        if exit >= 0 { close(exit) }
        exit = -1
    }

    /// Writes as many bytes as there is room for, and returns their number, or nil if the other end no longer reads.
    func write(_ bytes: Data.SubSequence) -> Int? {
        _ = fcntl(entrance, F_SETFL, O_NONBLOCK)
        let count = bytes.withUnsafeBytes { Foundation.write(entrance, $0.baseAddress, $0.count) }
        return count >= 0 ? count : errno == EAGAIN ? 0 : nil
    }

    /// Reads the available bytes, or empty if no process can write any more, or nil if there aren't any yet.
    package func read() -> Data? {
        _ = fcntl(exit, F_SETFL, O_NONBLOCK)
        return withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            let count = Foundation.read(exit, buffer.baseAddress, buffer.count)
            return count < 0 ? nil : Data(buffer[..<count])
        }
    }
}
