internal import Foundation
package import PlainText

/// Reads lines from a file descriptor as they arrive: from a script, a pipe, or a terminal without line editing.
///
/// Lines may contain any bytes. Those that aren't UTF-8 become U+FFFD. A line ends with a line feed, before which a
/// carriage return is dropped, or with the input. A byte order mark before the first line is dropped, too. A line that
/// is too long is cut, but stays long enough to be recognized as such.
package nonisolated struct LineReader {
    /// The longest line that is kept whole, in bytes.
    static let maximumLength = 1 << 16

    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// The position of the next line.
    private var start = 0
    private var isAtStart = true
    private var isAtEnd = false

    /// Reads from a file that is open, and leaves it open.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Reads a file that is open to its end. A pipe or a device that has none is refused before its first line runs.
    init(descriptor: Int32, atMost most: Int) throws(UnreadableFile) {
        self.init(descriptor: descriptor)
        while !isAtEnd {
            try readMore()
            guard bytes.count <= most else { throw .large(bytes.count, most: most) }
        }
    }

    package mutating func next() throws(UnreadableFile) -> String? {
        var searched = start
        while true {
            if let end = lineEnd(from: searched) { return take(upTo: end, dropping: 1) }
            if isAtEnd {
                return start == bytes.count ? nil : take(upTo: bytes.count, dropping: 0)
            }
            bytes.removeFirst(start)
            start = 0
            if bytes.count > Self.maximumLength + 1 { bytes.removeSubrange((Self.maximumLength + 1)...) }
            searched = bytes.count
            try readMore()
        }
    }

    /// Returns the position of the first line feed from an index on.
    private func lineEnd(from start: Int) -> Int? {
        // The system's search takes many bytes at a time: an endless line goes by as fast as it is read.
        bytes.withUnsafeBytes { bytes in
            guard start < bytes.count, let found = memchr(bytes.baseAddress! + start, 0x0A, bytes.count - start) else {
                return nil
            }
            return UnsafeRawPointer(found) - bytes.baseAddress!
        }
    }

    private mutating func take(upTo end: Int, dropping ending: Int) -> String {
        var line = bytes[start..<end]
        defer {
            start = end + ending
            isAtStart = false
        }
        if isAtStart, line.starts(with: "\u{FEFF}".utf8) { line = line.dropFirst(3) }
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }

    private mutating func readMore() throws(UnreadableFile) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count >= 0 {
                bytes += chunk[..<count]
                isAtEnd = count == 0
                return
            }
            switch errno {
            case EINTR:
                continue
            case EAGAIN:
                var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&input, 1, -1)
            default:
                throw .system(errno)
            }
        }
    }
}
