internal import Foundation

/// The words, strings and marks of a Swift or Objective-C source, one after the other; comments are left out.
nonisolated struct SourceTokens {
    /// A piece of the text.
    struct Token {
        enum Kind {
            case word, string, mark
        }

        let kind: Kind
        /// Where it is; of a string, what is between the quotes.
        let range: Range<Int>
        /// Its first byte.
        let byte: UInt8
    }

    /// Strings in strings in strings go no deeper.
    private static let deepest = 32

    let bytes: UnsafeBufferPointer<UInt8>
    let isSwift: Bool
    /// The names so far, and what is done with them.
    private(set) var names = SourceNames()
    private var position = 0
    private var last: UInt8 = 0
    private var peeked: Token?

    /// Begins with the first piece of a text.
    init(_ bytes: UnsafeBufferPointer<UInt8>, isSwift: Bool) {
        (self.bytes, self.isSwift) = (bytes, isSwift)
    }

    /// The next piece; nil at the end.
    mutating func next() -> Token? {
        if let token = peeked {
            peeked = nil
            return token
        }
        guard let token = read() else { return nil }
        last = token.byte
        names.note(token, in: bytes)
        return token
    }

    /// The piece that comes next.
    mutating func peek() -> Token? {
        if peeked == nil { peeked = next() }
        return peeked
    }

    /// Goes on if a mark comes next, and says whether it does.
    mutating func skip(_ mark: Character) -> Bool {
        guard let token = peek(), token.kind == .mark, token.byte == mark.asciiValue else { return false }
        peeked = nil
        return true
    }

    /// The word that comes next, if one does.
    mutating func word() -> String? {
        guard let token = peek(), token.kind == .word else { return nil }
        peeked = nil
        return text(of: token)
    }

    /// Goes on behind what closes an opened mark.
    mutating func skipRest(of open: Character, to close: Character) {
        var depth = 1
        while depth > 0, let token = next() {
            guard token.kind == .mark else { continue }
            // What opens or closes blocks is in no list of parameters.
            if open == "<", token.byte == UInt8(ascii: "{") || token.byte == UInt8(ascii: ";") {
                peeked = token
                return
            }
            if token.byte == open.asciiValue { depth += 1 }
            if token.byte == close.asciiValue, !isArrow(before: token.range.lowerBound) { depth -= 1 }
        }
    }

    private func isArrow(before index: Int) -> Bool {
        bytes[index] == UInt8(ascii: ">") && index > 0 && bytes[index - 1] == UInt8(ascii: "-")
    }

    func text(of token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    /// Whether a piece is a word.
    func token(_ token: Token, is word: StaticString) -> Bool {
        token.range.count == word.utf8CodeUnitCount
            && memcmp(bytes.baseAddress! + token.range.lowerBound, word.utf8Start, token.range.count) == 0
    }

    /// Whether a piece begins a line.
    func beginsLine(_ token: Token) -> Bool {
        let start = token.range.lowerBound
        return start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    }

    /// The line of a byte, from 1.
    func line(of index: Int) -> Int { bytes[..<index].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } }

    // MARK: Reading

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func read() -> Token? {
        while position < bytes.count {
            let start = position
            let byte = bytes[start]
            position += 1
            switch byte {
            case _ where Self.isWord[Int(byte)]:
                while position < bytes.count, Self.isWord[Int(bytes[position])] { position += 1 }
                return Token(kind: .word, range: start..<position, byte: byte)
            case 0...UInt8(ascii: " "): continue
            case UInt8(ascii: "/") where self.byte(position) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where self.byte(position) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "/") where isSwift && skipRegex(): continue
            case UInt8(ascii: "#") where !isSwift: skipDirective()
            case UInt8(ascii: "#") where isSwift && hashes(at: start) != nil:
                position = start + hashes(at: start)!
                return string(hashes: position - start)
            case UInt8(ascii: "\""):
                position = start
                return string(hashes: 0)
            case UInt8(ascii: "'") where !isSwift:
                while position < bytes.count, bytes[position] != byte, bytes[position] != UInt8(ascii: "\n") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                position = min(position + 1, bytes.count)
            default: return Token(kind: .mark, range: start..<position, byte: byte)
            }
        }
        return nil
    }

    /// Letters, digits, `_`, `$`, and what is not ASCII.
    private static let isWord = (0...255).map { byte -> Bool in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
            true
        default: false
        }
    }

    private mutating func skipLine() {
        let rest = bytes[position...]
        position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    /// Goes behind a line of the preprocessor, and behind those with which it goes on.
    private mutating func skipDirective() {
        repeat {
            skipLine()
            position = min(position + 1, bytes.count)
        } while position < bytes.count && position > 1 && bytes[position - 2] == UInt8(ascii: "\\")
    }

    /// Comments are in each other in Swift.
    private mutating func skipComment() {
        var depth = 1
        position += 1
        while depth > 0, position < bytes.count {
            let pair = (bytes[position], byte(position + 1))
            position += 1
            if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                depth -= 1
                position += 1
            } else if isSwift, pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                depth += 1
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    /// Goes behind a regular expression, if it is one: behind what an expression can't end with, and on one line.
    private mutating func skipRegex() -> Bool {
        guard "=(,:{[".utf8.contains(last), byte(position) > UInt8(ascii: " ") else { return false }
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "/") {
                position = end + 1
                return true
            }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    /// How many `#` a string or a regular expression begins with; nil if none does.
    private func hashes(at start: Int) -> Int? {
        var end = start
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        return byte(end) == UInt8(ascii: "\"") || byte(end) == UInt8(ascii: "/") ? end - start : nil
    }

    private mutating func string(hashes: Int) -> Token {
        let content = skipString(hashes: hashes, depth: 0)
        return Token(kind: .string, range: content, byte: UInt8(ascii: "\""))
    }

    /// Goes behind a string, and says what is between its quotes.
    private mutating func skipString(hashes: Int, depth: Int) -> Range<Int> {
        let quote = bytes[position]
        let isLong = isSwift && byte(position + 1) == quote && byte(position + 2) == quote
        let start = min(position + (isLong ? 3 : 1), bytes.count)
        position = start
        while position < bytes.count {
            let byte = bytes[position]
            if byte == quote, !isLong || (self.byte(position + 1) == quote && self.byte(position + 2) == quote) {
                let end = position
                position += isLong ? 3 : 1
                var left = hashes
                while left > 0, self.byte(position) == UInt8(ascii: "#") {
                    position += 1
                    left -= 1
                }
                if left == 0 { return start..<end }
            } else if byte == UInt8(ascii: "\\"), isEscape(hashes: hashes) {
                position += 1 + hashes
                let isCode = isSwift && self.byte(position) == UInt8(ascii: "(")
                position += 1
                if isCode { skipInterpolation(depth: depth) }
            } else if byte == UInt8(ascii: "\n"), !isLong, hashes == 0 {
                // It was never closed.
                return start..<position
            } else {
                position += 1
            }
        }
        position = bytes.count
        return min(start, position)..<position
    }

    private func isEscape(hashes: Int) -> Bool {
        (0..<hashes).allSatisfy { byte(position + 1 + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation(depth: Int) {
        var parentheses = 1
        while parentheses > 0, position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\"") where depth < Self.deepest: _ = skipString(hashes: 0, depth: depth + 1)
            case UInt8(ascii: "("):
                parentheses += 1
                position += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                position += 1
            default: position += 1
            }
        }
    }
}
