internal import Foundation
internal import PlainText

/// The kinds of pictures of the screen, by the file extension.
package nonisolated enum SnapshotKind: String, CaseIterable {
    case svg, png, html, json, txt, ans

    init(path: String) throws {
        let ending = (path as NSString).pathExtension.lowercased()
        guard let kind = SnapshotKind(rawValue: ending) else {
            let names = SnapshotKind.allCases.map(\.rawValue)
            let nearest = probableName(for: ending, among: names)
            throw CommandError(
                (ending.isEmpty ? "\"\(path)\" has no file extension" : "can't write .\(ending)")
                    + (nearest.map { "; did you mean .\($0)?" } ?? "; use .svg, .png, .html, .json, .txt or .ans"))
        }
        self = kind
    }
}
