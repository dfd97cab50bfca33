@preconcurrency internal import CReadline
internal import Foundation

/// The text that the code of a screen writes with `print`, which would spoil the page on the terminal.
///
/// `print` fills a stream. The shell writes to the stream's descriptor, so its own output is no part of this text.
package enum PrintedText {
    private static let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: 1 << 16)
    /// The file to which the collected text is written, or -1 if there isn't one.
    private static let file = tmpfile().map { fcntl(fileno($0), F_DUPFD_CLOEXEC, 3) } ?? -1
    private static var isCollecting = false

    /// Does some work, and returns the text that its code printed. Without a line editor, the text is written at once.
    package static func collect(_ work: () -> Void) -> String {
        guard let stream = rl_outstream, file >= 0, !isCollecting else {
            work()
            return ""
        }
        fflush(stream)
        setvbuf(stream, buffer.baseAddress, _IOFBF, buffer.count)
        // Only after it has written something, glibc's stream fills its buffer in the new mode.
        fputc(0, stream)
        _ = takeText(from: stream)
        isCollecting = true
        work()
        isCollecting = false
        let text = takeText(from: stream)
        setvbuf(stream, buffer.baseAddress, _IOLBF, buffer.count)
        return text
    }

    /// Writes the text that was printed so far before the shell's next output, unless it is collected.
    package static func flush() { if !isCollecting { fflush(nil) } }

    /// Returns the text in a stream's buffer, and empties the buffer.
    private static func takeText(from stream: UnsafeMutablePointer<FILE>) -> String {
        let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard terminal >= 0, ftruncate(file, 0) == 0, lseek(file, 0, SEEK_SET) == 0 else { return "" }
        dup2(file, STDOUT_FILENO)
        fflush(stream)
        dup2(terminal, STDOUT_FILENO)
        close(terminal)
        guard lseek(file, 0, SEEK_CUR) > 0 else { return "" }
        lseek(file, 0, SEEK_SET)
        let data = try? FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
