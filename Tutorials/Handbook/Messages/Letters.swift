import Foundation

/// The letters and digits of a text, in lower case.
///
/// Texts are compared by these alone, so it doesn't matter how a text is quoted, indented or broken into lines.
struct Letters {
    /// The letters and digits, as UTF-8.
    private(set) var bytes: [UInt8] = []
    /// The offset in the text's UTF-8 of each byte.
    private(set) var offsets: [Int] = []

    init(_ text: String) {
        var offset = 0
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(scalar.value)
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(byte + 32, at: offset)
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): add(byte, at: offset)
                default: break
                }
            } else if scalar.properties.isAlphabetic {
                for byte in UTF8.encode(scalar)! { add(byte, at: offset) }
            }
            offset += UTF8.width(scalar)
        }
    }

    private mutating func add(_ byte: UInt8, at offset: Int) {
        bytes.append(byte)
        offsets.append(offset)
    }

    /// Returns the first place of other letters that begins in a range of the bytes.
    func place(of other: Letters, from start: Int = 0, through end: Int = .max) -> Int? {
        place(of: other.bytes[...], from: start, through: end)
    }

    /// Returns the first place of some bytes that begins in a range.
    func place(of part: ArraySlice<UInt8>, from start: Int = 0, through end: Int = .max) -> Int? {
        let limit = min(bytes.count, end == .max ? .max : end + part.count)
        guard !part.isEmpty, start >= 0, start + part.count <= limit else { return nil }
        return bytes.withUnsafeBytes { whole in
            part.withUnsafeBytes { part in
                // The system's search for the first byte takes many bytes at a time.
                var place = start
                let last = limit - part.count
                while place <= last,
                    let next = memchr(whole.baseAddress! + place, Int32(part[0]), last - place + 1)
                {
                    if memcmp(next, part.baseAddress!, part.count) == 0 {
                        return UnsafeRawPointer(next) - whole.baseAddress!
                    }
                    place = UnsafeRawPointer(next) - whole.baseAddress! + 1
                }
                return nil
            }
        }
    }
}
