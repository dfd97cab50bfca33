internal import Foundation

/// What a terminal answers that is asked for the colour of its background.
nonisolated struct TerminalGround {
    /// How long it has for the answer, in milliseconds: more than one nearby takes, less than somebody notices.
    private static let patience = 100
    private static let question = "\u{1B}]11;?\u{1B}\\"
    /// How its answers begin, and how they go on.
    static let answer = Array("\u{1B}]11;".utf8)

    /// Whether it is dark; nil if it didn't answer, or nothing that can be understood.
    private(set) var isDark: Bool?
    /// What was typed meanwhile.
    private(set) var typed: [UInt8] = []
    /// Whether the answer may still come.
    private(set) var isDue = true

    /// Asks the terminal that standard input and output are; nil if it can't be asked now, as somebody types already.
    static func ask() -> TerminalGround? {
        var modes = termios()
        guard tcgetpgrp(STDIN_FILENO) == getpgrp(), !hasInput(within: 0), tcgetattr(STDIN_FILENO, &modes) == 0 else {
            return nil
        }
        return TerminalMode.preserved {
            modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
            withUnsafeMutableBytes(of: &modes.c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (1, 0) }
            tcsetattr(STDIN_FILENO, TCSANOW, &modes)
            StandardStream.output.write(question)
            var ground = TerminalGround()
            let deadline = ContinuousClock.now + .milliseconds(patience)
            while ground.isDue, hasInput(within: (deadline - .now) / .milliseconds(1)) {
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
        return poll(&input, 1, Int32(max(0, milliseconds))) > 0
    }

    /// Takes what came: the answer, all else is left as typed.
    private mutating func take(_ bytes: ArraySlice<UInt8>) {
        typed += bytes
        guard let start = typed.firstRange(of: Self.answer), let end = Self.end(of: typed[start.upperBound...]) else {
            return
        }
        isDark = Self.isDark(String(decoding: typed[start.upperBound..<end.lowerBound], as: UTF8.self))
        typed.removeSubrange(start.lowerBound..<end.upperBound)
        isDue = false
    }

    /// Where an answer ends: at a bell, or at Escape and a backslash.
    private static func end(of bytes: ArraySlice<UInt8>) -> Range<Int>? {
        let bell = bytes.firstIndex(of: 0x07).map { $0..<$0 + 1 }
        let terminator = bytes.firstRange(of: Array("\u{1B}\\".utf8))
        return [bell, terminator].compactMap(\.self).min { $0.lowerBound < $1.lowerBound }
    }

    /// Whether `rgb:ffff/ffff/dddd` is dark, however many digits a colour has.
    private static func isDark(_ color: String) -> Bool? {
        guard let numbers = color.wholeMatch(of: /rgba?:([0-9A-Fa-f\/]+)/)?.1.split(separator: "/"), numbers.count >= 3
        else { return nil }
        let parts = numbers.prefix(3).map { Double(Int($0, radix: 16) ?? 0) / (pow(16, Double($0.count)) - 1) }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] < 0.5
    }
}
