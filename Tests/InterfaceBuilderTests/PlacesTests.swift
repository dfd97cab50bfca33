import Foundation
import TerminalTesting
import Testing

@testable import InterfaceBuilder

/// The place of a byte in a text: the line, and the character in the line.
struct PlacesTests {
    /// Returns the line and the character, counted from the beginning.
    private func counted(_ bytes: [UInt8], to offset: Int) -> [Int] {
        let before = bytes[
            (bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0)..<max(offset, bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0)]
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return [line.count, String(decoding: line.last ?? [], as: UTF8.self).unicodeScalars.count + 1]
    }

    @Test(
        "Each byte has its line and column, and a byte in a tag has the tag's",
        arguments: [
            "", "<a>", "\u{FEFF}<a>\n<b/></a>", "<a\n  b='1'>\r\n<c/>\n\n</a>", "<é 月>\n🌕🌕<b>",
            "<a>" + String(repeating: "x", count: 2_500) + "<b/>\n<c/>",
            "<a>\n" + String(repeating: "é", count: 999) + "\n<b/>",
            String(repeating: "\n", count: 1_001) + "<b/>", String(repeating: "<a>\n", count: 600),
            "<a>" + String(repeating: "x", count: 997) + "\n<b/>",
            "<a>" + String(repeating: "x", count: 996) + "\n<b/>",
        ])
    func all(text: String) {
        // Given
        let bytes = Array(text.utf8)
        let offsets = (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }

        bytes.withUnsafeBufferPointer { buffer in
            // When
            let places = IBPlaces(in: buffer)

            for offset in offsets {
                // Then
                let place = places.location(at: offset, isEndOfTag: false, in: buffer)
                expect([place.line, place.column], equals: counted(bytes, to: offset), "\(offset)")
                let tag = bytes[..<offset].lastIndex(of: UInt8(ascii: "<")) ?? offset
                let start = places.location(at: offset, isEndOfTag: true, in: buffer)
                expect([start.line, start.column], equals: counted(bytes, to: tag), "\(offset)")
            }
            let end = places.location(at: bytes.count + 9, isEndOfTag: false, in: buffer)
            expect([end.line, end.column], equals: counted(bytes, to: bytes.count))
        }
    }
}
