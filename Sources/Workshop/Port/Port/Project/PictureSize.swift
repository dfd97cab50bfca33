import Foundation

/// The size of a picture of a format that isn't read, as its file says it.
struct PictureSize {
    let width: Int
    let height: Int

    /// The formats: their file extensions.
    static let extensions: Set<String> = ["pdf", "gif", "svg", "heic"]

    /// Reads the size. Nil if the file doesn't say it in a way that is known here.
    init?(of url: URL) {
        guard let data = url.contents() else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        func number(_ text: Substring) -> Int { Int(text.prefix { $0.isNumber }) ?? 0 }
        switch url.pathExtension.lowercased() {
        case "gif" where data.count >= 10:
            (width, height) = (Int(data[6]) | Int(data[7]) << 8, Int(data[8]) | Int(data[9]) << 8)
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
            // The size is at the beginning, and a pattern in a file of open brackets takes the square of its length.
            let text = text.prefix(8192)
            if let size = text.firstMatch(of: /<svg[^>]*?\swidth="(\d+)[^>]*?\sheight="(\d+)/) {
                (width, height) = (number(size.1), number(size.2))
            } else if let box = text.firstMatch(of: /viewBox="\S+ \S+ (\d+)\S* (\d+)/) {
                (width, height) = (number(box.1), number(box.2))
            } else {
                return nil
            }
        default: return nil
        }
    }
}
