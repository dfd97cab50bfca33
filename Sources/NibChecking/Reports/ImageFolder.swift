internal import Foundation

/// The pictures of a project, by their names: files, and image sets of asset catalogs.
///
/// The project is the nearest folder around the file with a repository, a package or an Xcode project in it; where
/// there is none, only the file's own folder counts. It is read when somebody first asks.
final class ImageFolder {
    private static let marks = [".git", "Package.swift"]
    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "pdf", "heic", "svg", "tif", "tiff", "webp"]
    /// More entries than these are not looked at; then every picture might be there.
    private static let most = 50_000

    private let start: URL
    /// Nil if there was too much to look at.
    private lazy var names = Self.names(around: start)

    init(around folder: URL) {
        start = folder.standardizedFileURL
    }

    /// Whether there may be a picture with a name.
    func contains(_ name: String) -> Bool {
        names.map { $0.contains(name) || $0.contains(Self.stem(of: name)) } ?? true
    }

    private static func names(around folder: URL) -> Set<String>? {
        let project = project(around: folder)
        let options: FileManager.DirectoryEnumerationOptions =
            project == nil ? [.skipsHiddenFiles, .skipsSubdirectoryDescendants] : [.skipsHiddenFiles]
        let entries = FileManager.default.enumerator(
            at: project ?? folder, includingPropertiesForKeys: nil, options: options)
        var names: Set<String> = []
        var count = 0
        for case let entry as URL in entries ?? .init() {
            count += 1
            if count > most { return nil }
            switch entry.pathExtension.lowercased() {
            case "imageset", "symbolset": names.insert(entry.deletingPathExtension().lastPathComponent)
            case let ending where endings.contains(ending): names.insert(stem(of: entry.lastPathComponent))
            default: break
            }
        }
        return names
    }

    private static func project(around folder: URL) -> URL? {
        var folder = folder
        while folder.path != "/" {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if entries.contains(where: { marks.contains($0) || $0.hasSuffix(".xcodeproj") }) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// A file's name without its ending and what says for which screens it is: `moon` of `moon@2x~ipad.png`.
    private static func stem(of name: String) -> String {
        let url = URL(fileURLWithPath: "/" + name.replacing("/", with: ":"))
        let stem =
            endings.contains(url.pathExtension.lowercased())
            ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
        return stem.replacing(#/(@[123]x)?(~ipad|~iphone)?$/#, with: "")
    }
}
