import Foundation
import InterfaceBuilder

/// The files of an Xcode project, by what becomes of them.
struct XcodeProject {
    /// Its name, as a module's.
    private(set) var name = ""
    private(set) var sources: [SourceFile] = []
    private(set) var nibs: [URL] = []
    /// Their documents, as far as they can be read.
    private(set) var documents: [(name: String, document: IBDocument)] = []
    /// The devices that nibs are shown on, by the names of the nibs.
    private(set) var devices: [String: String] = [:]
    /// The pictures, by the name that code knows them by.
    private(set) var pictures: [(name: String, url: URL)] = []
    /// All else that a program may read: lists, texts, and pictures that are in no catalog.
    private(set) var files: [URL] = []
    private(set) var mainStoryboard: String?
    /// A Boolean value that indicates whether the app supports only a device on its side.
    private(set) var isLandscape = false
    /// The files that aren't carried, by their paths, with the reasons.
    private(set) var left: [(path: String, why: String)] = []
    private(set) var facts = NibFacts()
    /// The folder for the code of other folders, in the package.
    static let withPrefix = "With/"
    /// The modules whose code is in other folders.
    private(set) var carried: Set<String> = []
    /// The sizes of pictures that aren't read, by name.
    private(set) var frames: [(name: String, size: PictureSize)] = []
    private(set) var colors: [CatalogColor] = []
    private var paths: [URL: String] = [:]
    /// The names that files have, each with the kind of the file.
    private var known: Set<[String]> = []

    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "fastlane", "vendor"]

    private static let pictures: Set<String> = PictureSize.extensions.union(["png", "jpg", "jpeg"])
    private static let others: Set<String> = [
        "json", "plist", "txt", "csv", "xml", "html", "md", "rtf", "mp3", "m4a", "wav", "aiff", "caf",
    ]
    private static let copied = pictures.union(others).union(["xib", "storyboard"])

    /// Reads the folder of a project. Throws ``PortError`` if there is no Swift in it.
    ///
    /// The Swift files of other folders belong to it, too.
    @MainActor init(in folder: URL, with others: [URL] = []) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw PortError.noFolder(folder.path)
        }
        var projects: [String] = []
        let all = Self.paths(in: folder)
        let targets = all.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.compactMap {
            path -> (prefix: String, targets: Targets)? in
            let prefix = path.split(separator: "/").dropLast(2).map { $0 + "/" }.joined()
            let beside = all.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
            return Targets(contentsOf: folder.appendingPathComponent(path), beside: Set(beside)).map { (prefix, $0) }
        }
        for path in all {
            let parts = path.split(separator: "/").map(String.init)
            let url = folder.appendingPathComponent(path)
            paths[url] = path
            if let skipped = parts.firstIndex(where: { Self.skipped.contains($0) || $0.hasPrefix(".") }) {
                if skipped == parts.count - 1, !parts[skipped].hasPrefix(".") {
                    left.append((path, "others' code, or what was built of it"))
                }
                continue
            }
            if parts.dropLast().contains(where: { $0.hasSuffix("Tests") || $0.hasSuffix(".xcworkspace") }) { continue }
            if parts.contains("xcuserdata") { continue }
            let nearest = targets.filter { path.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
            if let (prefix, targets) = nearest, targets.leavesOut(String(path.dropFirst(prefix.count))) {
                left.append((path, "no file of the iOS app's target"))
                continue
            }
            if parts.last!.hasSuffix("Tests"), url.hasDirectoryPath || url.pathExtension.isEmpty {
                left.append((path, "tests stay in Xcode"))
                continue
            }
            if Self.copied.contains(url.pathExtension.lowercased()), !url.isFile(megabytes: 64) {
                left.append((path, "it is no file of at most 64 MB"))
                continue
            }
            let catalog = parts.dropLast().contains { $0.hasSuffix(".xcassets") }
            switch url.pathExtension.lowercased() {
            case "swift" where parts.last != "Package.swift":
                if let text = text(of: url, at: path) { sources.append(SourceFile(path: path, text: text)) }
            case "xib", "storyboard": add(nib: url, at: path)
            case "xcodeproj": projects.append(url.deletingPathExtension().lastPathComponent)
            case "pbxproj": if let text = text(of: url, at: path) { readProject(text) }
            case "plist" where parts.last!.hasSuffix("Info.plist"): readInfo(url)
            case let kind where Self.pictures.contains(kind):
                let set = parts.dropLast().last { $0.hasSuffix(".imageset") }
                if parts.contains(where: { $0.hasSuffix(".appiconset") }) { break }
                add(picture: url, named: set.map { String($0.dropLast(".imageset".count)) }, at: path)
            case "h", "m", "mm", "c", "cpp", "pch": left.append((path, "Objective-C has no run time here"))
            case "colorset":
                if let color = CatalogColor(in: url) {
                    colors.append(color)
                } else if !CatalogColor.isEmpty(url) {
                    left.append((path, "the color isn't one of red, green and blue"))
                }
            case "xcdatamodeld", "xcdatamodel": left.append((path, "there is no Core Data"))
            case "strings", "stringsdict", "xcstrings": left.append((path, "nibs and texts are in one language"))
            case "json" where catalog: break
            case let kind where Self.others.contains(kind): files.append(url)
            default: break
            }
        }
        for other in others {
            carried.insert(other.lastPathComponent)
            for path in Self.paths(in: other) where path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") {
                let place = Self.withPrefix + other.lastPathComponent + "/" + path
                if let text = text(of: other.appendingPathComponent(path), at: place) {
                    sources.append(SourceFile(path: place, text: text))
                }
            }
        }
        guard !sources.isEmpty else { throw PortError.noSwift(folder.path) }
        let module = facts.modules.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        let given = module ?? projects.first ?? folder.lastPathComponent
        let letters = given.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
        name = letters.first?.isNumber == true ? "_" + letters : letters
        if mainStoryboard.map({ name in !documents.contains { $0.name == name } }) ?? true {
            mainStoryboard = documents.first { $0.name == "Main" && $0.document.initialViewController != nil }?.name
        }
    }

    /// Returns the path of a file below the project's folder.
    func path(of file: URL) -> String { paths[file] ?? file.lastPathComponent }

    private static func paths(in folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    /// Returns the text of a file. Nil, with a report, if it isn't text, or is too large to be written by hand.
    private mutating func text(of url: URL, at path: String) -> String? {
        let text = url.contents().flatMap { String(data: $0, encoding: .utf8) }
        if text == nil { left.append((path, "it is no file of UTF-8 text with at most 16 MB")) }
        return text
    }

    @MainActor private mutating func add(nib url: URL, at path: String) {
        let name = url.deletingPathExtension().lastPathComponent
        guard isNew("nib", url.lastPathComponent) else {
            return left.append((path, "another file has its name"))
        }
        nibs.append(url)
        do {
            let document = try IBDocument(contentsOf: url)
            documents.append((name, document))
            devices[name] = document.device?.id
            facts.add(document)
        } catch {
            left.append((path, "\(error)"))
        }
    }

    private mutating func add(picture url: URL, named name: String?, at path: String) {
        let stem = url.deletingPathExtension().lastPathComponent
        guard !PictureSize.extensions.contains(url.pathExtension.lowercased()) else {
            let size = PictureSize(of: url)
            let name = name ?? stem
            if let size, isNew("frame", name) { frames.append((name, size)) }
            return left.append((path, "a frame stands for it, because pictures are PNG or JPEG files here"))
        }
        // A program finds the files in its bundle that aren't in a catalog.
        guard let name else { return files.append(url) }
        let scale = ["@2x", "@3x"].first(where: stem.hasSuffix) ?? Self.scale(of: url)
        let file = name + scale + "." + url.pathExtension.lowercased()
        if isNew("picture", file) { pictures.append((file, url)) }
    }

    /// Notes the name of a file of some kind. Returns `false` if another file of this kind has it.
    private mutating func isNew(_ kind: String, _ name: String) -> Bool { known.insert([kind, name]).inserted }

    /// Returns the scale that a catalog gives a picture, as the end of a name: `@2x`, or nothing.
    private static func scale(of url: URL) -> String {
        let contents = url.deletingLastPathComponent().appendingPathComponent("Contents.json")
        guard let data = contents.contents(),
            let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let images = list["images"] as? [[String: Any]],
            let scale = images.first(where: { $0["filename"] as? String == url.lastPathComponent })?["scale"] as? String
        else { return "" }
        return ["2x", "3x"].contains(scale) ? "@" + scale : ""
    }

    private mutating func readProject(_ text: String) {
        if let match = text.firstMatch(of: /INFOPLIST_KEY_UIMainStoryboardFile = "?(\w+)"?;/) {
            mainStoryboard = mainStoryboard ?? String(match.1)
        }
        let orientations = /INFOPLIST_KEY_UISupportedInterfaceOrientations(?:_iPhone)? = "?([\w ]+)"?;/
        if let match = text.firstMatch(of: orientations) { read(orientations: match.1.split(separator: " ")) }
    }

    private mutating func read(orientations: [some StringProtocol]) {
        let landscape = "UIInterfaceOrientationLandscape"
        if !orientations.isEmpty, orientations.allSatisfy({ $0.hasPrefix(landscape) }) { isLandscape = true }
    }

    private mutating func readInfo(_ url: URL) {
        guard let data = url.contents(),
            let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return }
        let scenes = (info["UIApplicationSceneManifest"] as? [String: Any])?["UISceneConfigurations"]
        let roles = (scenes as? [String: Any])?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        let name = info["UIMainStoryboardFile"] ?? roles?.first?["UISceneStoryboardFile"]
        mainStoryboard = mainStoryboard ?? name as? String
        let key = "UISupportedInterfaceOrientations"
        if let list = (info[key + "~iphone"] ?? info[key]) as? [String] { read(orientations: list) }
    }
}
