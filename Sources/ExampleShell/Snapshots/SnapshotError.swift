/// Why a picture of the screen was not kept.
nonisolated enum SnapshotError: Error, Equatable, CustomStringConvertible {
    case exists(String)
    case unwritable(String, reason: String)
    case unknownKind(String, nearest: String?)
    case noConverter
    case conversion(String)
    case failed(String)

    var description: String {
        switch self {
        case .exists(let path): "there is a file \(path) already; --force overwrites it."
        case .unwritable(let path, let reason): "cannot write \(path): \(reason)."
        case .unknownKind(let ending, let nearest):
            (ending.isEmpty ? "the name must end in what is wanted" : "cannot make a .\(ending)")
                + (nearest.map { "; did you mean .\($0)?" } ?? ": .svg, .png, .html, .txt or .ans.")
        case .noConverter:
            "PNG needs rsvg-convert: apt-get install librsvg2-bin, or brew install librsvg. SVG needs nothing."
        case .conversion(let reason): "rsvg-convert made no PNG: \(reason)."
        case .failed(let line): "\"\(line)\" failed, so there is nothing to keep."
        }
    }
}
