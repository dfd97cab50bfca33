internal import Foundation
internal import PlainText

/// Standard output or standard error, unbuffered: a text is one write, unless the system takes less at a time.
package nonisolated enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writing to a closed pipe, or beyond a file's largest size, shall fail, and not end the process by a signal.
    package static func surviveWriting() {
        for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
    }

    /// Writes a text.
    ///
    /// Ends the process, quietly, if the pipe is broken, as in `table-cell -c show | head -1`. Ends it with a message
    /// and status 1 if the output is lost for another reason, such as a full disk.
    package func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = Foundation.write(rawValue, rest.baseAddress, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else {
                    recover(from: errno)
                }
            }
        }
    }

    /// Waits until writing may succeed, or ends the process.
    private func recover(from error: Int32) {
        switch error {
        case EINTR:
            break
        case EAGAIN:
            // Another program may have made the terminal non-blocking.
            var stream = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
            _ = poll(&stream, 1, -1)
        case EPIPE:
            exit(EXIT_SUCCESS)
        default:
            if self == .output {
                StandardStream.error.write("error: can't write the output: \(systemReason(error))\n")
            }
            exit(EXIT_FAILURE)
        }
    }
}
