import Foundation

/// The size of a picture of a format that isn't read, as its file says it.
struct PictureSize {
    let width: Int
    let height: Int

    /// The formats: their file extensions.
    static let extensions: Set<String> = ["pdf", "gif", "svg", "heic", "webp", "bmp", "tif", "tiff"]

    /// Reads the size. Nil if the file doesn't say it in a way that is known here.
    init?(of url: URL) {
        guard let data = url.contents() else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        func number(_ text: Substring) -> Int { Int(text.prefix { $0.isNumber }) ?? 0 }
        /// Reads a number of some bytes, the lowest first.
        func integer(at index: Int, bytes: Int) -> Int {
            data[index..<index + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        switch url.pathExtension.lowercased() {
        case "gif" where data.count >= 10:
            (width, height) = (integer(at: 6, bytes: 2), integer(at: 8, bytes: 2))
        case "bmp" where data.count >= 26:
            // A negative height is that of a picture whose first row is the top one.
            let signed = Int32(truncatingIfNeeded: integer(at: 22, bytes: 4))
            (width, height) = (integer(at: 18, bytes: 4), Int(signed.magnitude))
        case "webp" where data.count >= 30:
            // One of three kinds, with sizes of 14, 14 and 24 bits. The latter two have numbers one less.
            switch String(decoding: data[12..<16], as: UTF8.self) {
            case "VP8 ": (width, height) = (integer(at: 26, bytes: 2) & 0x3FFF, integer(at: 28, bytes: 2) & 0x3FFF)
            case "VP8L":
                let bits = integer(at: 21, bytes: 4)
                (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
            case "VP8X": (width, height) = (integer(at: 24, bytes: 3) + 1, integer(at: 27, bytes: 3) + 1)
            default: return nil
            }
        case "tif", "tiff":
            guard let size = Self.sizeOfTIFF(Array(data)) else { return nil }
            (width, height) = size
        case "heic":
            // Each tile of a picture has a size, and the whole has the largest.
            let sizes = data.indices.filter { data[$0...].starts(with: Array("ispe".utf8)) && $0 + 16 <= data.count }
                .map { start in
                    func integer(_ index: Int) -> Int { data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
                    return (integer(start + 8), integer(start + 12))
                }
            guard let size = sizes.max(by: { $0.0 < $1.0 }) else { return nil }
            (width, height) = size
        case "pdf":
            guard let box = text.firstMatch(of: /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/) else { return nil }
            (width, height) = (number(box.1), number(box.2))
        case "svg":
            // Only the first tag is searched, so that a file of open brackets takes no more time than another.
            guard let start = text.prefix(8192).firstRange(of: "<svg")?.upperBound else { return nil }
            let tag = text[start...].prefix(8192).prefix { $0 != ">" }
            if let first = tag.firstMatch(of: /\swidth="(\d+)/), let second = tag.firstMatch(of: /\sheight="(\d+)/) {
                (width, height) = (number(first.1), number(second.1))
            } else if let box = tag.firstMatch(of: /viewBox="\S+ \S+ (\d+)\S* (\d+)/) {
                (width, height) = (number(box.1), number(box.2))
            } else {
                return nil
            }
        default: return nil
        }
    }

    /// Returns the width and height in the first directory of a TIFF file, whose byte order its first letters say.
    private static func sizeOfTIFF(_ data: [UInt8]) -> (Int, Int)? {
        let isLittle = data.starts(with: Array("II*".utf8))
        guard isLittle || data.starts(with: Array("MM".utf8)) else { return nil }
        func integer(_ index: Int, _ bytes: Int) -> Int? {
            guard index >= 0, index + bytes <= data.count else { return nil }
            let digits = data[index..<index + bytes]
            return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
        }
        /// Returns the value of an entry: a number of two bytes, or of four.
        func value(tagged tag: Int) -> Int? {
            guard let start = integer(4, 4), let count = integer(start, 2) else { return nil }
            let entry = (0..<count).lazy.map { start + 2 + 12 * $0 }.first { integer($0, 2) == tag }
            return entry.flatMap { integer($0 + 8, integer($0 + 2, 2) == 3 ? 2 : 4) }
        }
        guard let width = value(tagged: 256), let height = value(tagged: 257) else { return nil }
        return (width, height)
    }
}
