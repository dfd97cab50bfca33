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
    /// The pictures, by the name that code knows them by.
    private(set) var pictures: [(name: String, url: URL)] = []
    /// All else that a program may read: lists, texts.
    private(set) var files: [URL] = []
    private(set) var mainStoryboard: String?
    /// The files that aren't carried, by their paths, with the reasons.
    private(set) var left: [(path: String, why: String)] = []
    private(set) var facts = NibFacts()

    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "fastlane", "vendor"]

    /// Reads the folder of a project. Throws ``PortError`` if there is no Swift in it.
    @MainActor init(in folder: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw PortError.noFolder(folder.path)
        }
        var projects: [String] = []
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for path in all.sorted() {
            let parts = path.split(separator: "/").map(String.init)
            let url = folder.appendingPathComponent(path)
            if let skipped = parts.firstIndex(where: { Self.skipped.contains($0) || $0.hasPrefix(".") }) {
                if skipped == parts.count - 1, !parts[skipped].hasPrefix(".") {
                    left.append((path, "others' code, or what was built of it"))
                }
                continue
            }
            if parts.dropLast().contains(where: { $0.hasSuffix("Tests") }) { continue }
            if parts.last!.hasSuffix("Tests"), url.hasDirectoryPath || url.pathExtension.isEmpty {
                left.append((path, "tests stay in Xcode"))
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
            case "png":
                let set = parts.dropLast().last { $0.hasSuffix(".imageset") }
                if parts.contains(where: { $0.hasSuffix(".appiconset") }) { break }
                add(picture: url, named: set.map { String($0.dropLast(".imageset".count)) }, at: path)
            case "jpg", "jpeg", "pdf", "gif", "svg", "heic":
                left.append((path, "pictures are PNG files here"))
            case "h", "m", "mm", "c", "cpp", "pch": left.append((path, "Objective-C has no run time here"))
            case "colorset": left.append((path, "color catalogs are not supported; colors in a nib are read"))
            case "xcdatamodeld", "xcdatamodel": left.append((path, "there is no Core Data"))
            case "strings", "stringsdict", "xcstrings": left.append((path, "nibs and texts are in one language"))
            case "json" where catalog: break
            case "json", "plist", "txt", "csv", "xml", "html", "md", "rtf": files.append(url)
            default: break
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

    /// Returns the text of a file. Nil, with a report, if it isn't text, or is too large to be written by hand.
    private mutating func text(of url: URL, at path: String) -> String? {
        let file = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        let isReadable = file?[.type] as? FileAttributeType == .typeRegular && file?[.size] as? Int ?? 0 <= 16 << 20
        let text = isReadable ? try? String(contentsOf: url, encoding: .utf8) : nil
        if text == nil { left.append((path, "it is no file of UTF-8 text with at most 16 MB")) }
        return text
    }

    @MainActor private mutating func add(nib url: URL, at path: String) {
        let name = url.deletingPathExtension().lastPathComponent
        guard !nibs.contains(where: { $0.lastPathComponent == url.lastPathComponent }) else {
            return left.append((path, "another file has its name"))
        }
        nibs.append(url)
        do {
            let document = try IBDocument(contentsOf: url)
            documents.append((name, document))
            facts.add(document)
        } catch {
            left.append((path, "\(error)"))
        }
    }

    private mutating func add(picture url: URL, named name: String?, at path: String) {
        let stem = url.deletingPathExtension().lastPathComponent
        let scale = ["@2x", "@3x"].first(where: stem.hasSuffix) ?? ""
        let file = (name.map { $0 + scale } ?? stem) + ".png"
        if !pictures.contains(where: { $0.name == file }) { pictures.append((file, url)) }
    }

    private mutating func readProject(_ text: String) {
        if let match = text.firstMatch(of: /INFOPLIST_KEY_UIMainStoryboardFile = "?(\w+)"?;/) {
            mainStoryboard = mainStoryboard ?? String(match.1)
        }
    }

    private mutating func readInfo(_ url: URL) {
        guard let data = try? Data(contentsOf: url),
            let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return }
        if let name = info["UIMainStoryboardFile"] as? String { mainStoryboard = mainStoryboard ?? name }
    }
}
