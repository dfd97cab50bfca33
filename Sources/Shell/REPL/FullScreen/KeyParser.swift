/// Makes keys of the bytes that a terminal sends.
///
/// The parser drops unknown input as a whole, so that no piece of it is taken for a key: other sequences, letters with
/// Alt, invalid UTF-8.
package nonisolated struct KeyParser {
    private enum State: Equatable {
        case ground
        /// Within a character of so many bytes.
        case utf8(length: Int)
        case escape
        /// The state after `ESC [`.
        case control
        /// The state after `ESC O`.
        case function
        /// The state after `ESC [ [`, with which Linux's console begins its function keys.
        case consoleFunction
        /// The state after `ESC [ M`: a button and a place, a byte each.
        case oldMouse
        case paste
    }

    private var state = State.ground
    private var bytes: [UInt8] = []
    /// The cell on which the mouse's left button is down, or nil.
    private var pressed: (column: Int, row: Int)?

    /// The length of the longest known sequences.
    private static let longest = 64
    /// The most bytes of a paste that are kept, more than a command or a field takes.
    private static let longestPaste = 40_000
    private static let endOfPaste = Array("\u{1B}[201~".utf8)

    package init() {}

    /// A Boolean value that indicates whether an Escape was the last byte. Only time tells whether it is a key or
    /// begins a sequence.
    var isInDoubt: Bool { state == .escape }

    /// Returns the key Escape, if no byte has followed in the time that a sequence takes.
    package mutating func timeOut() -> TerminalKey? {
        guard isInDoubt else { return nil }
        state = .ground
        return .escape
    }

    /// Takes a byte, and gives the key of which it is the last, if it is.
    package mutating func take(_ byte: UInt8) -> TerminalKey? {
        switch state {
        case .ground: return begin(byte)
        case .utf8(let length): return takeUTF8(byte, length: length)
        case .escape: return takeAfterEscape(byte)
        case .control: return takeControl(byte)
        case .function:
            enter(.ground)
            return Self.letters[byte]
        case .consoleFunction:
            enter(.ground)
            return nil
        case .oldMouse:
            bytes.append(byte)
            guard bytes.count == 3 else { return nil }
            defer { enter(.ground) }
            let button = Int(bytes[0]) - 32
            return mouse(
                button: button, isUp: button & 0b11 == 3, column: Int(bytes[1]) - 33, row: Int(bytes[2]) - 33)
        case .paste:
            // The last bytes are kept, too, because they may begin the end.
            if bytes.count == Self.longestPaste + Self.endOfPaste.count { bytes.remove(at: Self.longestPaste) }
            bytes.append(byte)
            guard bytes.suffix(Self.endOfPaste.count) == Self.endOfPaste[...] else { return nil }
            defer { enter(.ground) }
            return .paste(String(decoding: bytes.dropLast(Self.endOfPaste.count), as: UTF8.self))
        }
    }

    private mutating func enter(_ next: State) {
        state = next
        bytes = []
    }

    // MARK: Characters

    private mutating func begin(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case 0x1B: enter(.escape)
        case 0x09: return .tab
        case 0x0A, 0x0D: return .enter
        case 0x08, 0x7F: return .backspace
        case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
        case 0x20...0x7E: return .character(Character(Unicode.Scalar(byte)))
        case 0xC2...0xDF: beginUTF8(byte, length: 2)
        case 0xE0...0xEF: beginUTF8(byte, length: 3)
        case 0xF0...0xF4: beginUTF8(byte, length: 4)
        default: break
        }
        return nil
    }

    private mutating func beginUTF8(_ byte: UInt8, length: Int) {
        enter(.utf8(length: length))
        bytes = [byte]
    }

    private mutating func takeUTF8(_ byte: UInt8, length: Int) -> TerminalKey? {
        guard byte & 0xC0 == 0x80 else {
            enter(.ground)
            return begin(byte)
        }
        bytes.append(byte)
        guard bytes.count == length else { return nil }
        defer { enter(.ground) }
        guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first,
            scalar.properties.generalCategory != .control
        else { return nil }
        return text.first.map { .character($0) }
    }

    // MARK: Sequences

    private mutating func takeAfterEscape(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case 0x1B: return .escape
        case UInt8(ascii: "["): enter(.control)
        case UInt8(ascii: "O"): enter(.function)
        default: enter(.ground)
        }
        return nil
    }

    private mutating func takeControl(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case 0x1B:
            // A sequence that was broken off.
            enter(.escape)
            return nil
        case UInt8(ascii: "[") where bytes.isEmpty:
            enter(.consoleFunction)
            return nil
        case UInt8(ascii: "M") where bytes.isEmpty:
            enter(.oldMouse)
            return nil
        case 0x40...0x7E:
            let parameters = bytes.count < Self.longest ? bytes : []
            enter(.ground)
            return key(parameters, final: byte)
        default:
            if bytes.count < Self.longest { bytes.append(byte) }
            return nil
        }
    }

    private mutating func key(_ parameters: [UInt8], final: UInt8) -> TerminalKey? {
        let isMouse = parameters.first == UInt8(ascii: "<")
        let numbers = parameters.dropFirst(isMouse ? 1 : 0)
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .map { Int(String(decoding: $0, as: UTF8.self)) }
        if isMouse {
            guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2],
                column > 0, row > 0
            else { return nil }
            switch final {
            case UInt8(ascii: "M"): return mouse(button: button, isUp: false, column: column - 1, row: row - 1)
            case UInt8(ascii: "m"): return mouse(button: button, isUp: true, column: column - 1, row: row - 1)
            default: return nil
            }
        }
        guard final == UInt8(ascii: "~") else { return Self.letters[final] }
        guard let number = numbers.first ?? nil else { return nil }
        if number == 200 { enter(.paste) }
        return Self.numbers[number]
    }

    /// Returns the mouse's action, or nil for unused ones, such as other buttons, and while the left button is down.
    private mutating func mouse(button: Int, isUp: Bool, column: Int, row: Int) -> TerminalKey? {
        guard column >= 0, row >= 0 else { return nil }
        let shiftMetaAndControl = 0b11100
        // The older sequence doesn't say which button goes up.
        switch button & ~shiftMetaAndControl {
        case 0, 3:
            guard isUp else {
                pressed = (column, row)
                return nil
            }
            guard let start = pressed else { return nil }
            pressed = nil
            guard start != (column, row) else { return .press(column: column, row: row) }
            return .drag(column: start.column, row: start.row, right: column - start.column, down: row - start.row)
        case 64: return .wheel(up: true, column: column, row: row)
        case 65: return .wheel(up: false, column: column, row: row)
        default: return nil
        }
    }

    /// The keys whose sequences end in a letter.
    private static let letters: [UInt8: TerminalKey] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
    ]

    /// The keys whose sequences end in a number and `~`.
    private static let numbers: [Int: TerminalKey] = [
        1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
}
