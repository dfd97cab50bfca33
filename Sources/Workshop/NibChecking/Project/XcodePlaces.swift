internal import Foundation

/// The places of an Xcode project's files, which it tells by the groups around them.
nonisolated struct XcodePlaces {
    private static let deepest = 64
    /// The longest path of a file, in bytes. Files of a damaged project may share groups with longer ones.
    private static let longest = 4_096

    private let objects: [String: PropertyListText]
    private let folder: String
    /// The groups around files and groups, by the ids of both.
    private var groups: [String: String] = [:]

    init(_ objects: [String: PropertyListText], around folder: URL) {
        (self.objects, self.folder) = (objects, folder.path)
        for (id, entry) in objects {
            guard let kind = entry["isa"]?.text, kind.hasSuffix("Group") else { continue }
            for child in entry["children"]?.list ?? [] { groups[child.text ?? ""] = id }
        }
    }

    /// Returns the whole path of a file, or nil if there is no file at its place.
    func path(of id: String) -> String? {
        var (parts, next, depth, length): ([String], String?, Int, Int) = ([], id, 0, 0)
        while let id = next, let entry = objects[id] {
            let part = entry["path"]?.text ?? ""
            depth += 1
            length += part.utf8.count
            if depth > Self.deepest || length > Self.longest { return nil }
            if !part.isEmpty { parts.append(part) }
            switch entry["sourceTree"]?.text {
            case "<group>", nil: next = groups[id]
            case "SOURCE_ROOT": next = nil
            default: return nil
            }
        }
        let path = URL(fileURLWithPath: ([folder] + parts.reversed()).joined(separator: "/")).standardizedFileURL.path
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
