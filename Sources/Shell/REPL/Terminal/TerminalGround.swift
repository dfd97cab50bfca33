internal import Foundation
internal import PlainText

/// The answer of a terminal to a request for the color of its background.
nonisolated struct TerminalGround {
    /// The time for an answer, in milliseconds. It is longer than a terminal nearby takes, and too short to be noticed.
    private static let timeout = 100.0

    /// A Boolean value that indicates whether the background is dark, or nil if the terminal sent no answer that can be
    /// understood.
    private(set) var isDark: Bool?
    /// The input typed meanwhile.
    private(set) var typed: [UInt8] = []
    /// A Boolean value that indicates whether the answer may still come.
    private(set) var isDue = true

    /// Asks the terminal of standard input and output, or nil if the user types already.
    static func ask() -> TerminalGround? {
        var modes = termios()
        guard tcgetpgrp(STDIN_FILENO) == getpgrp(), !hasInput(within: 0), tcgetattr(STDIN_FILENO, &modes) == 0 else {
            return nil
        }
        return TerminalMode.preserved {
            modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
            withUnsafeMutableBytes(of: &modes.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
            tcsetattr(STDIN_FILENO, TCSANOW, &modes)
            StandardStream.output.write("\u{1B}]11;?\u{1B}\\")
            var ground = TerminalGround()
            let start = ContinuousClock.now
            while ground.isDue, hasInput(within: timeout - (.now - start) / .milliseconds(1)) {
                var bytes = [UInt8](repeating: 0, count: 256)
                let count = read(STDIN_FILENO, &bytes, bytes.count)
                guard count > 0 else { break }
                ground.take(bytes[..<count])
            }
            return ground
        }
    }

    private static func hasInput(within milliseconds: Double) -> Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, Int32(milliseconds.whole(in: 0...60_000))) > 0
    }

    /// Takes input: `rgb:ffff/ffff/dddd` tells whether the background is dark, and anything else was typed.
    mutating func take(_ bytes: ArraySlice<UInt8>) {
        typed += bytes
        // No regular expression: this is on the way to the first prompt, and to make one takes long.
        let (head, bell, escape) = (Array("\u{1B}]11;".utf8), UInt8(0x07), UInt8(0x1B))
        guard let start = typed.indices.first(where: { typed[$0...].starts(with: head) }),
            let end = typed[(start + head.count)...].firstIndex(where: { $0 == bell || $0 == escape }),
            typed[end] == bell || typed[end...].starts(with: [escape, UInt8(ascii: "\\")])
        else { return }
        isDue = false
        let answer = String(decoding: typed[(start + head.count)..<end], as: UTF8.self)
        typed.removeSubrange(start...(typed[end] == bell ? end : end + 1))
        guard answer.hasPrefix("rgb") else { return }
        let parts = answer.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).compactMap { part in
            Int(part, radix: 16).map { Double($0) / (pow(16, Double(part.count)) - 1) }
        }
        if parts.count == 3 { isDark = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] < 0.5 }
    }
}
