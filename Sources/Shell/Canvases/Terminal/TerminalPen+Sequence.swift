nonisolated extension TerminalPen {
    /// The pen for blanks, which show only the background, and lines.
    var forBlanks: TerminalPen {
        let seen = traits.intersection(.ofBlanks)
        return TerminalPen(foreground: seen.isEmpty ? nil : foreground, background: background, traits: seen)
    }

    /// Applies the parameters of an escape sequence, `1;31` for bold and red. Others than are written here are ignored.
    mutating func take(_ parameters: String) {
        var numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
        while let number = numbers.popFirst() {
            switch number {
            case 0: self = TerminalPen()
            case 1: traits.insert(.bold)
            case 2: traits.insert(.dim)
            case 3: traits.insert(.italic)
            case 4: traits.insert(.underline)
            case 7: traits.insert(.reverse)
            case 9: traits.insert(.strikethrough)
            case 22: traits.subtract([.bold, .dim])
            case 23: traits.remove(.italic)
            case 24: traits.remove(.underline)
            case 27: traits.remove(.reverse)
            case 29: traits.remove(.strikethrough)
            case 30...37: foreground = .ansi(number - 30)
            case 38: foreground = Self.color(from: &numbers)
            case 39: foreground = nil
            case 40...47: background = .ansi(number - 40)
            case 48: background = Self.color(from: &numbers)
            case 49: background = nil
            case 90...97: foreground = .ansi(number - 82)
            case 100...107: background = .ansi(number - 92)
            default: break
            }
        }
    }

    /// A color by its number, `5;n`, or by red, green and blue, `2;r;g;b`.
    private static func color(from numbers: inout ArraySlice<Int>) -> TerminalColor? {
        switch numbers.popFirst() {
        case 5:
            return numbers.popFirst().map { .indexed($0) }
        case 2:
            let parts = numbers.prefix(3).map { UInt8(clamping: $0) }
            numbers = numbers.dropFirst(3)
            return parts.count == 3 ? .rgb(RGB(red: parts[0], green: parts[1], blue: parts[2])) : nil
        default:
            return nil
        }
    }
}
