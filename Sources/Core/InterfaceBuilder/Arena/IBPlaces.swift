import Foundation

/// The lines and columns of the bytes of a file.
nonisolated struct IBPlaces {
    /// From where to count: how many bytes are before, and where that is.
    private typealias Mark = (offset: Int, line: Int, column: Int)

    /// The maximum distance from one place to the next.
    private static let distance = 1_000
    /// The marks: one where each line begins, the first after a byte order mark, and more in long lines.
    private var marks: [Mark] = []
    /// The number of bytes.
    private let end: Int

    /// Finds the lines of a text. O(*n*)
    init(in text: UnsafeBufferPointer<UInt8>) {
        end = text.count
        var mark: Mark = (IBSource.start(of: text), 1, 1)
        while marks.last.map({ $0.offset < mark.offset }) ?? true {
            marks.append(mark)
            let next = min(mark.offset + Self.distance, end)
            if let lineEnd = text[mark.offset..<next].firstByte(UInt8(ascii: "\n")) {
                mark = (lineEnd + 1, mark.line + 1, 1)
            } else {
                mark = (next, mark.line, mark.column + Self.scalars(in: mark.offset..<next, of: text))
            }
        }
    }

    /// The place of a byte behind so many others, or of the beginning of the tag that ends there: no `<` can be inside.
    func location(at offset: Int, isEndOfTag: Bool, in text: UnsafeBufferPointer<UInt8>) -> IBLocation {
        var offset = min(offset, end)
        if isEndOfTag {
            var start = offset - 1
            while start >= 0, text[start] != UInt8(ascii: "<") { start -= 1 }
            if start >= 0 { offset = start }
        }
        var (index, above) = (0, marks.count)
        while above - index > 1 {
            let middle = (index + above) / 2
            if marks[middle].offset <= offset { index = middle } else { above = middle }
        }
        let mark = marks[index]
        let scalars = Self.scalars(in: mark.offset..<max(offset, mark.offset), of: text)
        return IBLocation(line: mark.line, column: mark.column + scalars)
    }

    /// Returns the number of Unicode scalars that begin in a piece of a text. Columns are counted in scalars, so
    /// continuation bytes don't count.
    private static func scalars(in piece: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        for index in piece where text[index] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Returns the first place of a byte, or nil if there isn't one. Faster than to compare one by one.
    nonisolated func firstByte(_ byte: UInt8) -> Int? {
        guard let start = base.baseAddress.map({ $0 + startIndex }) else { return nil }
        return memchr(start, Int32(byte), count).map { startIndex + (UnsafeRawPointer($0) - UnsafeRawPointer(start)) }
    }
}
