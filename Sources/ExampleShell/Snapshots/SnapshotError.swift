/// Why a picture of the screen was not kept.
nonisolated enum SnapshotError: Error, Equatable, CustomStringConvertible {
    case unknownKind(String, nearest: String?)
    case noConverter
    case conversion(String)
    case failed(String)

    var description: String {
        switch self {
        case .unknownKind(let ending, let nearest):
            (ending.isEmpty ? "the file's name has no ending" : "cannot write .\(ending)")
                + (nearest.map { "; did you mean .\($0)?" } ?? "; use .svg, .png, .html, .txt or .ans")
        case .noConverter:
            "PNG needs rsvg-convert: apt-get install librsvg2-bin, or brew install librsvg; SVG works without"
        case .conversion(let reason): "rsvg-convert failed: \(reason)"
        case .failed(let line): "\"\(line)\" failed, so there is nothing to save"
        }
    }
}
