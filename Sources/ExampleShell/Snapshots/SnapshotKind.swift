internal import Foundation
internal import PlainText

/// What a picture of the screen can be, by the ending of the file's name.
nonisolated enum SnapshotKind: String, CaseIterable {
    case svg, png, html, txt, ans

    /// The kind that a file's name asks for.
    ///
    /// - Throws: ``SnapshotError`` if there is no such kind.
    init(path: String) throws {
        let ending = (path as NSString).pathExtension.lowercased()
        guard let kind = SnapshotKind(rawValue: ending) else {
            let names = SnapshotKind.allCases.map(\.rawValue)
            throw SnapshotError.unknownKind(ending, nearest: probableName(for: ending, among: names))
        }
        self = kind
    }
}
