import Foundation

/// Says in which line and column the bytes of a text are, asked from the front to the back.
nonisolated struct IBPlaces {
    private let bytes: [UInt8]
    private var position: Int
    private var line = 1
    private var column = 1

    /// Begins with the first byte of a text.
    init(in source: IBSource) {
        bytes = source.bytes
        position = source.start
    }

    /// The place of a byte behind so many others, no fewer than the last time. O(*n*) for the *n* bytes since then.
    mutating func location(at offset: Int) -> IBLocation {
        let end = min(offset, bytes.count)
        guard position < end else { return IBLocation(line: line, column: column) }
        bytes.withUnsafeBufferPointer { bytes in
            while let lineEnd = bytes[position..<end].firstByte(UInt8(ascii: "\n")) {
                line += 1
                column = 1
                position = lineEnd + 1
            }
            // Columns are counted in Unicode scalars: the bytes that go on with one don't count.
            for byte in bytes[position..<end] { column &+= byte & 0xC0 == 0x80 ? 0 : 1 }
        }
        position = end
        return IBLocation(line: line, column: column)
    }

    /// The place where the tag begins that ends at a byte: no `<` can be inside.
    mutating func location(ofTagBefore end: Int) -> IBLocation {
        location(at: bytes[..<min(end, bytes.count)].lastIndex(of: UInt8(ascii: "<")) ?? end)
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Where a byte is first; nil if it is nowhere. Faster than to compare one by one.
    nonisolated func firstByte(_ byte: UInt8) -> Int? {
        guard let start = base.baseAddress.map({ $0 + startIndex }) else { return nil }
        return memchr(start, Int32(byte), count).map { startIndex + (UnsafeRawPointer($0) - UnsafeRawPointer(start)) }
    }
}
