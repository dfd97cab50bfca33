import Foundation

/// The bytes of a file, validated before an XML parser sees them: what is no text, or too much of it, is rejected.
nonisolated struct IBSource {
    /// The largest file read, in bytes.
    static let maximumSize = 8 << 20
    /// The most attributes of an element; the time libxml2 takes grows with their square.
    static let maximumAttributes = 200

    /// The bytes.
    let bytes: [UInt8]
    /// Where the text begins: behind a byte order mark.
    let start: Int
    private let file: String

    /// Validates a file.
    init(_ data: Data, file: String) throws(NibError) {
        self.file = file
        guard data.count <= Self.maximumSize else { throw Self.tooLarge(data.count, file: file) }
        bytes = [UInt8](data)
        start = bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0
        guard !bytes.isEmpty else { throw error("the file is empty; expected an XML document") }
        let expected = "expected the XML source of a .xib or .storyboard"
        if let name = IBForeignFile.name(of: bytes) { throw error("\(name); \(expected)") }
        let hasZero = bytes.withUnsafeBufferPointer { $0[...].firstByte(0) != nil }
        guard !hasZero, String(validating: bytes, as: UTF8.self) != nil else {
            throw error("not UTF-8 text; \(expected), not a compiled nib")
        }
        try checkWidths()
    }

    /// The error for a file of a size beyond ``maximumSize``.
    static func tooLarge(_ size: Int, file: String) -> NibError {
        NibError(file: file, message: "a file of \(size) bytes; at most \(maximumSize) are read")
    }

    /// Looks at what begins with `<` and is long enough for too many attributes.
    private func checkWidths() throws(NibError) {
        var tag = start
        while tag < bytes.count {
            let end = bytes.withUnsafeBufferPointer { $0[(tag + 1)...].firstByte(UInt8(ascii: "<")) } ?? bytes.count
            // None is shorter than ` a=""`.
            if end - tag > 5 * Self.maximumAttributes, attributes(in: tag..<end) > Self.maximumAttributes {
                var places = IBPlaces(in: self)
                throw error("more than \(Self.maximumAttributes) attributes", at: places.location(at: tag))
            }
            tag = end
        }
    }

    /// How many attributes the tag has that a text begins with.
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
