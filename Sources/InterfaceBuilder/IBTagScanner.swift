import Foundation

/// Looks over the bytes of a file before an XML parser sees them.
///
/// It notes where every start tag begins (`XMLParser` only tells where it ends), and turns away what would cost a
/// parser too much or lead it out of the file: declarations, other encodings, too much of anything.
nonisolated struct IBTagScanner {
    /// The largest file read, in bytes.
    static let maximumSize = 8 << 20
    /// The deepest nesting of elements.
    static let maximumDepth = 200
    /// The most elements in a file.
    static let maximumElements = 100_000
    /// The most attributes of an element; the time libxml2 takes grows with their square.
    static let maximumAttributes = 200

    /// Where each start tag begins, in document order.
    private(set) var tags: [IBLocation] = []

    private let file: String
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var column = 1
    private var depth = 0

    /// Looks over a file.
    ///
    /// - Parameters:
    ///   - data: The bytes of the file.
    ///   - file: Its name for messages.
    init(_ data: Data, file: String) throws(IBError) {
        self.file = file
        guard data.count <= Self.maximumSize else { throw Self.tooLarge(data.count, file: file) }
        bytes = [UInt8](data)
        guard !bytes.isEmpty else { throw error("the file is empty; expected an XML document") }
        let expected = "expected the XML source of a .xib or .storyboard"
        if let name = IBForeignFile.name(of: bytes) { throw error("\(name); \(expected)") }
        guard !bytes.contains(0), String(data: data, encoding: .utf8) != nil else {
            throw error("not UTF-8 text; \(expected), not a compiled nib")
        }
        if has("\u{FEFF}") { index = 3 }
        try scan()
    }

    /// The error for a file of a size beyond ``maximumSize``.
    static func tooLarge(_ size: Int, file: String) -> IBError {
        IBError(file: file, message: "a file of \(size) bytes; at most \(maximumSize) are read")
    }

    private mutating func scan() throws(IBError) {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            if has("</") {
                depth -= 1
                advance()
            } else if has("<!--") {
                skip(past: "-->", from: 4)
            } else if has("<?") {
                try instruction()
            } else if has("<![CDATA[") {
                skip(past: "]]>", from: 9)
            } else if has("<!") {
                throw error("a document type or entity declaration; Interface Builder writes none, and none is read")
            } else {
                try tag()
            }
        }
    }

    private mutating func instruction() throws(IBError) {
        let start = index
        let place = IBLocation(line: line, column: column)
        skip(past: "?>", from: 2)
        let text = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        // Apart from costing nothing: FoundationXML ends the process at one without data, such as <?a?>.
        guard tags.isEmpty, text.hasPrefix("<?xml"), text.dropFirst(5).first?.isWhitespace == true else {
            throw error("a processing instruction; Interface Builder writes none, and none is read", at: place)
        }
        guard let encoding = text.range(of: "encoding") else { return }
        let name = text[encoding.upperBound...].drop { " =\"'\t\n\r".contains($0) }.prefix { !"\"'".contains($0) }
        if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name) {
            throw error("an encoding of \(String(name).quoted); expected UTF-8", at: place)
        }
    }

    private mutating func tag() throws(IBError) {
        tags.append(IBLocation(line: line, column: column))
        depth += 1
        if depth > Self.maximumDepth { throw error("nested more than \(Self.maximumDepth) elements deep") }
        if tags.count > Self.maximumElements { throw error("more than \(Self.maximumElements) elements") }
        var attributes = 0
        var quote: UInt8?
        var previous: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                attributes += 1
                if attributes > Self.maximumAttributes {
                    throw error("more than \(Self.maximumAttributes) attributes", at: tags.last)
                }
            } else if byte == UInt8(ascii: ">") {
                if previous == UInt8(ascii: "/") { depth -= 1 }
                advance()
                return
            }
            previous = byte
            advance()
        }
    }

    private func has(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in
            for offset in buffer.indices where bytes[index + offset] != buffer[offset] { return false }
            return true
        }
    }

    private mutating func skip(past text: StaticString, from start: Int) {
        for _ in 0..<start { advance() }
        while index < bytes.count, !has(text) { advance() }
        for _ in 0..<text.utf8CodeUnitCount where index < bytes.count { advance() }
    }

    private mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if bytes[index] & 0xC0 != 0x80 {
            column += 1
        }
        index += 1
    }

    private func error(_ message: String, at location: IBLocation? = nil) -> IBError {
        IBError(file: file, location: location ?? IBLocation(line: line, column: column), message: message)
    }
}
