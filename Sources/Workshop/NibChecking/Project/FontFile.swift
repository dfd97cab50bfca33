internal import Foundation
package import TerminalUIKit

/// The tables of a TrueType or OpenType font that say how large its text is. The format is described at
/// learn.microsoft.com/typography/opentype/spec.
///
/// Anybody may have written the file: a number outside of its table is nil, and no loop is longer than a font needs.
package nonisolated struct FontFile {
    /// The bytes of a table.
    private struct Table {
        private let bytes: ArraySlice<UInt8>

        init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

        /// Returns the bytes from one place to another, or nil if the table ends before.
        subscript(place: Int, count: Int) -> ArraySlice<UInt8>? {
            guard place >= 0, count >= 0, place <= bytes.count - count else { return nil }
            return bytes[(bytes.startIndex + place)...].prefix(count)
        }

        func short(_ place: Int) -> Int? { self[place, 2].map { $0.reduce(0) { $0 << 8 | Int($1) } } }
        func signed(_ place: Int) -> Int? { short(place).map { $0 < 0x8000 ? $0 : $0 - 0x10000 } }
        func long(_ place: Int) -> Int? { self[place, 4].map { $0.reduce(0) { $0 << 8 | Int($1) } } }
        func rest(_ place: Int) -> Table? { self[place, max(0, bytes.count - place)].map(Table.init) }
    }

    /// The maximum number of tables, and of characters. A font has no more glyphs than that.
    private static let (mostTables, mostCharacters) = (64, 0x10000)

    private var tables: [String: Table] = [:]

    /// Reads which tables a font has, or returns nil for a file that isn't a font.
    package init?(_ data: Data) {
        let file = Table([UInt8](data)[...])
        guard let kind = file.long(0), [0x10000, 0x4F54_544F, 0x7472_7565].contains(kind), let count = file.short(4)
        else { return nil }
        for place in (0..<min(count, Self.mostTables)).map({ 12 + 16 * $0 }) {
            guard let tag = file[place, 4], let start = file.long(place + 8), let length = file.long(place + 12),
                let bytes = file[start, length]
            else { continue }
            tables[String(decoding: tag, as: UTF8.self)] = Table(bytes)
        }
    }

    /// The name by which a nib calls the font, such as `Lato-Bold`.
    package var postScriptName: String? {
        guard let names = tables["name"], let count = names.short(2), let texts = names.short(4) else { return nil }
        for place in (0..<count).map({ 6 + 12 * $0 }) where names.short(place + 6) == 6 {
            guard let length = names.short(place + 8), let start = names.short(place + 10),
                let bytes = names[texts + start, length]
            else { continue }
            // It is ASCII. In UTF-16, each second byte is 0.
            return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
        }
        return nil
    }

    /// The heights of lines, and the widths of characters, or nil if the font doesn't say them.
    ///
    /// Frames of labels that Interface Builder stored agree with the ascender and the descender of `hhea`, from which
    /// Apple's systems read them. The gap between lines isn't in these frames.
    package var measures: FontMeasures? {
        guard let unit = tables["head"]?.short(18), (16...16384).contains(unit), let heights = tables["hhea"],
            let ascender = heights.signed(4), let descender = heights.signed(6), let count = heights.short(34),
            let widths = tables["hmtx"], count > 0, (1...10 * unit).contains(ascender - descender)
        else { return nil }
        var advances: [Unicode.Scalar: CGFloat] = [:]
        visitGlyphs { character, glyph in
            // All glyphs behind the last width have that.
            guard let width = widths.short(4 * min(glyph, count - 1)) else { return }
            advances[character] = CGFloat(width) / CGFloat(unit)
        }
        return FontMeasures(
            ascender: CGFloat(ascender) / CGFloat(unit), descender: CGFloat(descender) / CGFloat(unit),
            advances: advances)
    }

    /// Visits the characters that the font has.
    private func visitGlyphs(_ visit: (_ character: Unicode.Scalar, _ glyph: Int) -> Void) {
        guard let maps = tables["cmap"], let count = maps.short(2) else { return }
        let found = (0..<min(count, Self.mostTables)).compactMap { index -> (format: Int, map: Table)? in
            // 0 is Unicode, 3 is Windows, whose tables 1 and 10 are Unicode.
            guard let system = maps.short(4 + 8 * index), let kind = maps.short(6 + 8 * index),
                system == 0 || system == 3 && [1, 10].contains(kind),
                let map = maps.long(8 + 8 * index).flatMap(maps.rest), let format = map.short(0)
            else { return nil }
            return (format, map)
        }
        var room = Self.mostCharacters
        /// Visits a range of characters, and returns whether there is room for more.
        func visitRange(_ first: Int, _ last: Int, _ glyph: (Int) -> Int?) -> Bool {
            guard first <= last else { return true }
            for character in first...min(last, first + room) {
                room -= 1
                guard let glyph = glyph(character), glyph > 0, let code = UInt32(exactly: character),
                    let scalar = Unicode.Scalar(code)
                else { continue }
                visit(scalar, glyph)
            }
            return room > 0
        }
        if let map = found.first(where: { $0.format == 12 })?.map {
            for place in (0..<min(map.long(12) ?? 0, room)).map({ 16 + 12 * $0 }) {
                guard let first = map.long(place), let last = map.long(place + 4), let glyph = map.long(place + 8),
                    visitRange(first, last, { glyph + $0 - first })
                else { return }
            }
        } else if let map = found.first(where: { $0.format == 4 })?.map, let twice = map.short(6) {
            for place in stride(from: 14, to: 14 + twice, by: 2) {
                let (starts, deltas, offsets) = (place + twice + 2, place + 2 * twice + 2, place + 3 * twice + 2)
                guard let last = map.short(place), let first = map.short(starts), let delta = map.short(deltas),
                    let offset = map.short(offsets),
                    visitRange(
                        first, last,
                        {
                            if offset == 0 { return ($0 + delta) & 0xFFFF }
                            let glyph = map.short(offsets + offset + 2 * ($0 - first))
                            return glyph.map { $0 == 0 ? 0 : ($0 + delta) & 0xFFFF }
                        })
                else { return }
            }
        }
    }
}
