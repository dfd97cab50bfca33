import Foundation

/// Verifies the bytes of a file before an XML parser sees them, and rejects bytes that are no text, or too long.
nonisolated struct IBSource {
    /// The largest file read, in bytes.
    static let maximumSize = 8 << 20
    /// The most attributes of an element. The time libxml2 takes grows with their square.
    static let maximumAttributes = 200

    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String

    /// Looks over the bytes of a file.
    static func check(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(NibError) {
        try IBSource(bytes: bytes, file: file).check()
    }

    /// Returns the beginning of the text, after a byte order mark.
    static func start(of bytes: UnsafeBufferPointer<UInt8>) -> Int { bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0 }

    /// The error for a file of a size beyond ``maximumSize``.
    static func tooLarge(_ size: Int, file: String) -> NibError {
        NibError(file: file, message: "a file of \(size) bytes; at most \(maximumSize) are read")
    }

    private func check() throws(NibError) {
        guard !bytes.isEmpty else { throw error("the file is empty; expected an XML document") }
        let expected = "expected the XML source of a .xib or .storyboard"
        if let name = IBForeignFile.name(of: bytes) { throw error("\(name); \(expected)") }
        guard bytes[...].firstByte(0) == nil, String(validating: bytes, as: UTF8.self) != nil else {
            throw error("not UTF-8 text; \(expected), not a compiled nib")
        }
        try checkWidths()
    }

    /// Looks at what begins with `<` and is long enough for too many attributes.
    private func checkWidths() throws(NibError) {
        // Each attribute is at least as long as ` a=""`.
        let shortest = 5 * Self.maximumAttributes
        var tag = Self.start(of: bytes)
        while tag + shortest < bytes.count {
            // Most often there is another close before the end of what would be long enough.
            if let next = bytes[tag + 1...tag + shortest].lastIndex(of: UInt8(ascii: "<")) {
                tag = next
                continue
            }
            let end = bytes[(tag + 1)...].firstByte(UInt8(ascii: "<")) ?? bytes.count
            if attributes(in: tag..<end) > Self.maximumAttributes {
                let location = IBPlaces(in: bytes).location(at: tag, isEndOfTag: false, in: bytes)
                throw error("more than \(Self.maximumAttributes) attributes", at: location)
            }
            tag = end
        }
    }

    /// Returns the number of attributes of the tag at the beginning of a text.
    private func attributes(in text: Range<Int>) -> Int {
        var count = 0
        var quote: UInt8?
        for byte in bytes[text] {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                count += 1
            } else if byte == UInt8(ascii: ">") {
                break
            }
        }
        return count
    }

    private func error(_ message: String, at location: IBLocation = IBLocation(line: 1, column: 1)) -> NibError {
        NibError(file: file, location: location, message: message)
    }
}
