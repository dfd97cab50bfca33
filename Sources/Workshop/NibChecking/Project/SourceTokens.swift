internal import Foundation
internal import PlainText

/// The words, strings and marks of a Swift or Objective-C source, one after the other. Comments are left out.
nonisolated struct SourceTokens {
    struct Token {
        enum Kind {
            case word, string, mark
        }

        let kind: Kind
        /// The range, without the quotes of a string.
        let range: Range<Int>
        /// Its bytes, as far as they are in that.
        let bytes: UnsafeRawBufferPointer
        let byte: UInt8

        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// Returns a Boolean value that indicates whether the token is a certain word.
        static func == (token: Token, word: StaticString) -> Bool {
            // Most words differ in their lengths, or first bytes.
            token.range.count == word.utf8CodeUnitCount && token.byte == word.utf8Start.pointee && token.kind == .word
                && memcmp(token.bytes.baseAddress!, word.utf8Start, token.range.count) == 0
        }

        /// Returns a Boolean value that indicates whether the token is a certain mark.
        static func ~= (mark: Unicode.Scalar, token: Token) -> Bool { token.kind == .mark && mark ~= token.byte }
    }

    /// Strings in strings in strings go no deeper.
    private static let deepest = 32

    private let bytes: UnsafeRawBufferPointer
    private let isSwift: Bool
    private(set) var names = SourceNames()
    private var position = 0
    private var last: UInt8 = 0
    private var peeked: Token?
    /// The places from which on a type, and a member of it, are around the code.
    private(set) var contexts: [(start: Int, type: String, member: String)] = []
    /// The number of strings around the next piece.
    private var depth = 0

    init(_ bytes: UnsafeRawBufferPointer, isSwift: Bool) {
        (self.bytes, self.isSwift) = (bytes, isSwift)
    }

    mutating func next() -> Token? {
        if let token = peeked {
            peeked = nil
            return token
        }
        guard let token = read() else { return nil }
        last = token.byte
        names.note(token, isSwift: isSwift)
        return token
    }

    mutating func peek() -> Token? {
        if peeked == nil { peeked = next() }
        return peeked
    }

    /// Goes on if a mark comes next, and says whether it does.
    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard let token = peek(), mark ~= token else { return false }
        peeked = nil
        return true
    }

    /// The word that comes next, if one does.
    mutating func word() -> String? {
        guard let token = peek(), token.kind == .word else { return nil }
        peeked = nil
        return token.text
    }

    /// Moves behind the closing mark of an opened one, if that comes next.
    mutating func skip(_ open: Unicode.Scalar, to close: Unicode.Scalar) {
        if skip(open) { skipRest(of: open, to: close) }
    }

    mutating func skipRest(of open: Unicode.Scalar, to close: Unicode.Scalar) {
        var depth = 1
        while depth > 0, let token = next() {
            switch token {
            // A token that opens or closes a block can't be in a list of parameters.
            case "{" where open == "<", ";" where open == "<":
                peeked = token
                return
            case open: depth += 1
            case close where close != ">" || !("-" ~= byte(token.range.lowerBound - 1)): depth -= 1
            default: break
            }
        }
    }

    /// Notes that a type and a member begin here, or go on behind another.
    mutating func enter(type: String, member: String) { contexts.append((position, type, member)) }

    func beginsLine(_ token: Token) -> Bool {
        token.range.lowerBound == 0 || "\n" ~= bytes[token.range.lowerBound - 1]
    }

    /// Returns the line of a byte, from 1.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines. The first time O(*b*), where *b* is the number of
    ///   bytes.
    mutating func line(of index: Int) -> Int { lineEnds.partitioningIndex { $0 >= index } + 1 }

    private lazy var lineEnds: [Int] = {
        var (ends, start) = ([Int](), 0)
        while start < bytes.count, let base = bytes.baseAddress,
            let end = memchr(base + start, 10, bytes.count - start)
        {
            ends.append(base.distance(to: UnsafeRawPointer(end)))
            start = ends.last! + 1
        }
        return ends
    }()

    // MARK: Reading

    private func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

    private func token(_ kind: Token.Kind, _ range: Range<Int>, _ byte: UInt8) -> Token {
        Token(kind: kind, range: range, bytes: UnsafeRawBufferPointer(rebasing: bytes[range]), byte: byte)
    }

    private mutating func read() -> Token? {
        let letters = Self.letters
        while position < bytes.count {
            let start = position
            let byte = bytes[start]
            position += 1
            switch byte {
            case _ where letters.contains(byte):
                while position < bytes.count, letters.contains(bytes[position]) { position += 1 }
                return token(.word, start..<position, byte)
            case 0...32: continue
            case "/" where "/" ~= self.byte(position): skip(to: "\n")
            case "/" where "*" ~= self.byte(position): skipComment()
            case "/" where isSwift && beginsRegex: skipLine(to: "/")
            case "'" where !isSwift: skipLine(to: "'")
            case "#" where !isSwift: skipDirective()
            case "#":
                position = bytes[start...].firstIndex { !("#" ~= $0) } ?? bytes.count
                guard "\"" ~= self.byte(position) || "/" ~= self.byte(position) else {
                    return token(.mark, start..<start + 1, byte)
                }
                return string(hashes: position - start)
            case "\"":
                position = start
                return string(hashes: 0)
            default: return token(.mark, start..<position, byte)
            }
        }
        return nil
    }

    /// The letters, digits, `_`, `$`, and all characters that are not ASCII.
    private static let letters = ByteSet { byte in
        byte > 127 || Character(Unicode.Scalar(byte)).isLetter || 48...57 ~= byte || [36, 95].contains(byte)
    }

    private mutating func skip(to end: Unicode.Scalar) {
        position = bytes[position...].firstIndex { end ~= $0 } ?? bytes.count
    }

    /// Goes behind a line of the preprocessor, and those with which it goes on. Names in it count: it is read as Swift
    /// is, in which `#` begins no line.
    private mutating func skipDirective() {
        let start = position
        repeat {
            skip(to: "\n")
            position = min(position + 1, bytes.count)
        } while position < bytes.count && "\\" ~= byte(position - 2)
        // The places of names are those in the file.
        var line = SourceTokens(UnsafeRawBufferPointer(rebasing: bytes[..<position]), isSwift: true)
        (line.names, line.position, names) = (names, start, SourceNames())
        while line.next() != nil {}
        names = line.names
    }

    /// Goes behind a mark that is in this line, or to the end of the line.
    private mutating func skipLine(to mark: Unicode.Scalar) {
        while position < bytes.count, !(mark ~= bytes[position]), !("\n" ~= bytes[position]) {
            position += "\\" ~= bytes[position] ? 2 : 1
        }
        position = min(position + 1, bytes.count)
    }

    private var beginsRegex: Bool {
        guard "=(,:{[".utf8.contains(last), byte(position) > 32 else { return false }
        var other = self
        other.skipLine(to: "/")
        return other.position > 0 && "/" ~= bytes[other.position - 1]
    }

    /// Comments are in each other in Swift.
    private mutating func skipComment() {
        var depth = 1
        position += 1
        while depth > 0, position < bytes.count {
            let pair = (bytes[position], byte(position + 1))
            position += 1
            if "*" ~= pair.0, "/" ~= pair.1 {
                depth -= 1
                position += 1
            } else if isSwift, "/" ~= pair.0, "*" ~= pair.1 {
                depth += 1
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private mutating func string(hashes: Int) -> Token {
        let quote = bytes[position]
        let isLong = isSwift && byte(position + 1) == quote && byte(position + 2) == quote
        let hashes = [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let (close, escape) = ([UInt8](repeating: quote, count: isLong ? 3 : 1) + hashes, [UInt8(ascii: "\\")] + hashes)
        func comes(_ piece: [UInt8]) -> Bool {
            bytes[position] == piece[0] && (piece.count == 1 || bytes[position...].starts(with: piece))
        }
        position = min(position + (isLong ? 3 : 1), bytes.count)
        let start = position
        while position < bytes.count {
            if comes(close) {
                defer { position += close.count }
                return token(.string, start..<position, UInt8(ascii: "\""))
            }
            // The string was never closed.
            if "\n" ~= bytes[position], !isLong, hashes.isEmpty { break }
            if comes(escape) {
                position += escape.count
                if isSwift, "(" ~= byte(position) { skipInterpolation() }
            }
            position += 1
        }
        position = min(position, bytes.count)
        return token(.string, min(start, position)..<position, UInt8(ascii: "\""))
    }

    /// Goes to the parenthesis that closes the next.
    private mutating func skipInterpolation() {
        guard depth < Self.deepest else { return }
        depth += 1
        defer { depth -= 1 }
        var parentheses = 0
        while let token = read() {
            if "(" ~= token { parentheses += 1 }
            if ")" ~= token { parentheses -= 1 }
            if parentheses == 0 { break }
        }
        position -= 1
    }
}

/// Returns a Boolean value that indicates whether a byte is a certain character of ASCII.
nonisolated func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { character.value == UInt32(byte) }
