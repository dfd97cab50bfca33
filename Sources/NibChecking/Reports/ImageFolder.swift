internal import Foundation
internal import TerminalUIKit

/// The pictures of a project, by their names: files, and image sets of asset catalogs.
///
/// The project is the nearest folder around the file with a repository, a package or an Xcode project in it; where
/// there is none, only the file's own folder counts. It is read when somebody first asks.
package final class ImageFolder {
    private static let marks = [".git", "Package.swift"]
    private static let endings: Set = ["png", "jpg", "jpeg", "gif", "pdf", "heic", "svg", "tif", "tiff", "webp"]
    /// More entries than these are not looked at; then every picture might be there.
    private static let most = 50_000

    private let start: URL
    /// Where each is; nil if there was too much to look at.
    private lazy var places = Self.places(around: start)
    /// The pictures that were read, or could not be.
    private var images: [String: UIImage?] = [:]

    init(around folder: URL) {
        start = folder.standardizedFileURL
    }

    /// Whether there may be a picture with a name.
    func contains(_ name: String) -> Bool {
        places.map { $0[name] != nil || $0[Self.stem(of: name)] != nil } ?? true
    }

    /// The picture with a name, read once; nil if there is none, or it is no PNG file.
    func image(named name: String) -> UIImage? {
        if let image = images[name] { return image }
        let place = places?[name] ?? places?[Self.stem(of: name)]
        let image = place.flatMap {
            $0.pathExtension == "imageset" ? Self.image(inSet: $0) : UIImage(contentsOfFile: $0.path)
        }
        images[name] = .some(image)
        return image
    }

    /// What an image set of an asset catalog lists.
    private struct Contents: Decodable {
        struct Image: Decodable {
            let filename: String?
            let scale: String?
        }

        let images: [Image]
    }

    /// The picture of an image set with the most pixels a point, as screens have two or three.
    private static func image(inSet folder: URL) -> UIImage? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file), let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        let scaled = contents.images.compactMap { image in
            image.filename.map { (name: $0, scale: image.scale.flatMap { Double($0.dropLast()) } ?? 1) }
        }
        return scaled.sorted { $0.scale > $1.scale }.lazy.compactMap { image in
            let file = folder.appendingPathComponent((image.name as NSString).lastPathComponent)
            return (try? Data(contentsOf: file)).flatMap { UIImage(data: $0, scale: image.scale) }
        }.first
    }

    private static func places(around folder: URL) -> [String: URL]? {
        let project = project(around: folder)
        let options: FileManager.DirectoryEnumerationOptions =
            project == nil ? [.skipsHiddenFiles, .skipsSubdirectoryDescendants] : [.skipsHiddenFiles]
        let entries = FileManager.default.enumerator(
            at: project ?? folder, includingPropertiesForKeys: nil, options: options)
        var places: [String: URL] = [:]
        var count = 0
        for case let entry as URL in entries ?? .init() {
            count += 1
            if count > most { return nil }
            switch entry.pathExtension.lowercased() {
            case "imageset", "symbolset": places[entry.deletingPathExtension().lastPathComponent] = entry
            case let ending where endings.contains(ending):
                let stem = stem(of: entry.lastPathComponent)
                places[stem] = places[stem] ?? entry
            default: break
            }
        }
        return places
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
