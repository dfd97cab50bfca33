internal import Foundation

/// The bytes of a terminal, without those that are no UTF-8: readline 8.2 doesn't come out of some of them in vi mode.
struct UTF8Keys {
    /// The time for the rest of a character, in milliseconds. Terminals send characters whole.
    private static let escapeTimeout: Int32 = 50

    private let descriptor: Int32
    private let interruption: Int32
    private var waiting: [UInt8] = []
    /// Bytes that were read before, to be read again.
    private var unread: [UInt8] = []
    /// A Boolean value that indicates whether an answer of the terminal, which isn't typed, may come.
    private var isAnswerDue = false
    /// The last bytes that were handed out, as many as begin or end a paste.
    private var recent: [UInt8] = []
    private var isPasting = false

    /// Creates a reader of keys. The descriptor `interruption` becomes readable when a signal has come.
    init(descriptor: Int32, interruption: Int32 = -1) {
        self.descriptor = descriptor
        self.interruption = interruption
    }

    /// Takes the input typed while the terminal was asked for its background. A late answer is left out.
    mutating func take(_ ground: TerminalGround) {
        unread += ground.typed
        isAnswerDue = ground.isDue
    }

    mutating func take(_ typed: [UInt8]) { unread += typed }

    var hasMore: Bool { !waiting.isEmpty || !unread.isEmpty }

    /// The next byte of a character, or nil at the end, and when a signal came first.
    ///
    /// A paste is ended before that: readline 8.2 reads beyond the memory of one that isn't.
    mutating func next() -> UInt8? {
        guard let byte = nextTyped() else {
            guard isPasting else { return nil }
            waiting = Self.pasteEnd
            return next()
        }
        recent = recent.suffix(5) + [byte]
        if recent == Self.pasteBegin || recent == Self.pasteEnd { isPasting = recent == Self.pasteBegin }
        return byte
    }

    private static let pasteBegin = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private mutating func nextTyped() -> UInt8? {
        if !waiting.isEmpty { return waiting.removeFirst() }
        while let first = readByte() {
            let length = (~first).leadingZeroBitCount
            if isAnswerDue, first == 0x1B, skipAnswer() { continue }
            if length == 0 { return first }
            guard (2...4).contains(length) else { continue }
            var character = [first]
            while character.count < length, isReady, let byte = readByte() {
                character.append(byte)
                guard byte & 0xC0 == 0x80 else { break }
            }
            if String(validating: character, as: UTF8.self) != nil {
                waiting = Array(character.dropFirst())
                return first
            }
            // A byte that doesn't continue the character is a separate key.
            if let last = character.last, last < 0x80 { return last }
        }
        return nil
    }

    /// Reads on behind an Escape byte, over the terminal's answer if it is one.
    private mutating func skipAnswer() -> Bool {
        let beginning = Array("]11;".utf8)
        var bytes: [UInt8] = []
        while beginning.starts(with: bytes.prefix(4)), ![0x07, 0x5C].contains(bytes.last), isReady,
            let byte = readByte()
        { bytes.append(byte) }
        isAnswerDue = !bytes.starts(with: beginning)
        if isAnswerDue { unread = bytes + unread }
        return !isAnswerDue
    }

    private var isReady: Bool {
        if !unread.isEmpty { return true }
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, Self.escapeTimeout) > 0
    }

    private mutating func readByte() -> UInt8? {
        if !unread.isEmpty { return unread.removeFirst() }
        // Readline would read a paste that never ends on and on, but a signal must not have to wait for that.
        var sources = [descriptor, interruption].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while poll(&sources, 2, -1) < 0 {}
        guard sources[0].revents != 0 else { return nil }
        var byte: UInt8 = 0
        return read(descriptor, &byte, 1) == 1 ? byte : nil
    }
}
