package import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import TerminalUIKit

/// The project around a nib file: classes in sources, images and colors in catalogs. It is read when first asked for.
package final class Project {
    private static let marks = [".git", "Package.swift"]
    private static let pictures: Set = [
        "png", "jpg", "jpeg", "gif", "pdf", "heic", "svg", "tif", "tiff", "webp",
    ]
    private static let sources: Set = ["swift", "m", "mm", "h"]
    /// The files that show that there is code elsewhere.
    private static let dependencies: Set = ["Podfile", "Cartfile", "Package.resolved"]
    private static let binaries: Set = ["framework", "xcframework", "a"]
    /// The names of the folders into which package managers and Xcode put other people's code.
    package static let othersFolders: Set = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "Checkouts", "xcuserdata",
    ]
    /// More entries than these are not looked at, nor larger sources.
    private static let most = 50_000
    private static let (largest, largestProject) = (4 << 20, 32 << 20)

    package struct Contents {
        /// The places of images: files, or the folders of sets, which come first.
        package fileprivate(set) var images: [String: [URL]] = [:]
        /// The folders of catalogs whose names are a part of the names of their images.
        package fileprivate(set) var namespaces: Set<String> = []
        package fileprivate(set) var colors: Set<String> = []
        /// The files of fonts.
        package fileprivate(set) var fonts: [URL] = []
        package fileprivate(set) var nibs: [URL] = []
        package fileprivate(set) var sources = SourceIndex()
        /// The paths of the sources.
        fileprivate var sourceFiles: [String] = []
        package fileprivate(set) var targets = XcodeTargets()
        /// The names of compiled nibs.
        package fileprivate(set) var compiledNibs: Set<String> = []
        /// The folders that are packages or pods, whose files aren't those of a target.
        package fileprivate(set) var packages: [String] = []
        /// The folders of Swift packages, whose resources are in bundles of their own.
        package fileprivate(set) var swiftPackages: [String] = []
        /// The sources and Xcode projects that can't be read, because they are too large, or no text.
        package fileprivate(set) var unread: [String] = []
        /// A Boolean value that indicates whether there is invisible code: in libraries, or beyond the limit of the
        /// scan.
        package fileprivate(set) var hidesCode = false
        package fileprivate(set) var isWhole = true
    }

    package let folder: URL
    package let isProject: Bool

    private let readsSources: Bool

    package private(set) lazy var contents = NibWatch.shared.run(.project) { read() }
    /// The places of the project's fonts, by their PostScript names.
    private(set) lazy var placesOfFonts = NibWatch.shared.run(.project) { Self.names(of: contents.fonts) }
    /// The measures of the fonts that nibs name, as far as they were found.
    var knownFonts: [String: FontMeasures?] = [:]

    /// Creates the project around a folder: up to the repository, else the nearest package or Xcode project. If there
    /// isn't one, the folder with all below it, or, around a file, without.
    ///
    /// - Parameter readsSources: True if classes count. Otherwise, only images and colors are seen, which takes no
    ///   time.
    package init(around folder: URL, ofFile: Bool = true, readsSources: Bool = true) {
        self.readsSources = readsSources
        let start = folder.standardizedFileURL
        var (found, parent): (URL?, URL) = (nil, start)
        while parent.path != "/" {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            if entries.contains(".git") {
                found = parent
                break
            }
            if found == nil, entries.contains(where: { Self.marks.contains($0) || $0.hasSuffix(".xcodeproj") }) {
                found = parent
            }
            parent.deleteLastPathComponent()
        }
        self.folder = found ?? start
        isProject = found != nil || !ofFile
    }

    /// Returns a Boolean value that indicates whether there may be an image with a name.
    package func hasImage(_ name: String) -> Bool { !contents.isWhole || place(ofImage: name) != nil }

    /// Returns the place of an image: a file, or the folder of its set.
    package func place(ofImage name: String) -> URL? { places(ofImage: name).first }

    /// Returns the places of all images with a name.
    package func places(ofImage name: String) -> [URL] {
        // A folder in a catalog may be a part of the name.
        let last = String(name.split(separator: "/").last ?? "")
        let names = [name, Self.stem(of: name), last, Self.stem(of: last)]
        return names.lazy.compactMap { self.contents.images[$0] }.first ?? []
    }

    private func read() -> Contents {
        var (contents, count) = (Contents(), 0)
        contents.hidesCode = !readsSources
        FolderWalk.visit(folder.path) { path, _ in
            count += 1
            if count > Self.most || !NibWatch.shared.reads(path) {
                (contents.isWhole, contents.hidesCode) = (false, true)
                return .stop
            }
            read(path, into: &contents)
            return isProject ? .enter : .skip
        }
        // Only after the walk it is known which sources the targets have.
        let leftovers = Set(contents.sourceFiles.filter { isInTarget($0, of: contents) == false })
        for path in contents.sourceFiles where !leftovers.contains(path) { read(source: path, into: &contents) }
        contents.sources.beginLeftovers()
        for path in contents.sourceFiles where leftovers.contains(path) { read(source: path, into: &contents) }
        return contents
    }

    private func read(source path: String, into contents: inout Contents) {
        let url = URL(fileURLWithPath: path)
        let isSwift = url.pathExtension.lowercased() == "swift"
        if let data = Self.data(of: url) {
            contents.sources.read(data, of: path, isSwift: isSwift, isTest: isTest(path))
        } else {
            contents.unread.append(path)
            contents.hidesCode = true
        }
    }

    private func read(_ path: String, into contents: inout Contents) {
        let name = String(path[path.index(after: path.lastIndex(of: "/")!)...])
        if Self.dependencies.contains(name) { contents.hidesCode = true }
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return }
        let (stem, entry) = (String(name[..<dot]), { URL(fileURLWithPath: path) })
        switch name[name.index(after: dot)...].lowercased() {
        case "imageset", "symbolset": contents.images[stem, default: []].insert(entry(), at: 0)
        case "colorset": contents.colors.insert(stem)
        case "json" where name == "Contents.json":
            let folder = entry().deletingLastPathComponent()
            guard folder.pathExtension.isEmpty, let data = Self.data(of: entry()) else { return }
            let providesNamespace = #/"provides-namespace"\s*:\s*true/#
            if String(decoding: data, as: UTF8.self).contains(providesNamespace) {
                contents.namespaces.insert(folder.path)
            }
        case "xib", "storyboard": contents.nibs.append(entry())
        case "ttf", "otf": contents.fonts.append(entry())
        case "nib": contents.compiledNibs.insert(stem)
        case "podspec": contents.packages.append(entry().deletingLastPathComponent().path)
        case "pbxproj" where readsSources:
            let data = Self.data(of: entry(), atMost: Self.largestProject)
            if data.map({ contents.targets.read($0, at: entry()) }) != true { contents.unread.append(path) }
        case "plist" where readsSources && name.hasSuffix("Info.plist"):
            if let data = Self.data(of: entry()) { contents.targets.read(info: data) }
        // The catalog names an image by its set, not by the files in it.
        case let ending where Self.pictures.contains(ending) && !path.contains(".imageset/"):
            let stem = Self.stem(of: name)
            contents.images[stem, default: []].append(entry())
        case let ending where Self.binaries.contains(ending): contents.hidesCode = true
        case let ending where readsSources && Self.sources.contains(ending):
            if name == "Package.swift" {
                contents.swiftPackages.append(entry().deletingLastPathComponent().path)
                contents.packages.append(contents.swiftPackages.last!)
            }
            contents.sourceFiles.append(path)
        default: break
        }
    }

    /// Returns whether a target of an Xcode project has a file, or nil if that isn't known, as in a package.
    package func isInTarget(_ path: String) -> Bool? {
        isInTarget(URL(fileURLWithPath: path).standardizedFileURL.path, of: contents)
    }

    private func isInTarget(_ path: String, of contents: Contents) -> Bool? {
        guard contents.isWhole, !contents.packages.contains(where: { path.hasPrefix($0 + "/") }) else { return nil }
        return contents.targets.hold(path)
    }

    /// The facts of all nibs of the project.
    package private(set) lazy var nibs = NibWatch.shared.run(.project) { NibIndex(contents.nibs) }
    /// The calls that name something of a nib.
    package private(set) lazy var calls = NibWatch.shared.run(.project) { NamedCalls(contents.sources) }
    /// The classes of nibs, with those above them.
    package private(set) lazy var families = NibWatch.shared.run(.project) { NibFamilies(nibs, contents.sources) }
    /// The names of the classes that the project declares, in order.
    package private(set) lazy var classNames = contents.sources.classes.filter { $0.value.place != nil }.keys.sorted()
    /// The members of the project's extensions of classes that it doesn't declare.
    package private(set) lazy var extensions = ExtensionMembers(of: contents.sources.classes.values)

    /// Returns a Boolean value that indicates whether a source is in a folder of tests, whose use of a nib isn't about
    /// the app.
    private func isTest(_ path: String) -> Bool {
        let inFolder = String(decoding: path.utf8.dropFirst(folder.path.utf8.count), as: UTF8.self)
        return inFolder.split(separator: "/").dropLast().contains { $0.lowercased().hasSuffix("tests") }
    }

    /// The bytes of a source: of a file, as anything else might never end, and of text.
    package static func data(of url: URL, atMost most: Int = largest) -> Data? {
        guard let data = url.contents(atMost: most) else { return nil }
        let hasZero = data.prefix(4096).withUnsafeBytes { $0.contains(0) }
        return hasZero ? nil : data
    }

    /// Returns a file's name without its extension and the suffix for its screens: `moon` of `moon@2x~ipad.png`.
    private static func stem(of name: String) -> String {
        let url = URL(fileURLWithPath: "/" + name.replacing("/", with: ":"))
        var stem =
            pictures.contains(url.pathExtension.lowercased())
            ? url.deletingPathExtension().lastPathComponent : url.lastPathComponent
        for suffixes in [["~ipad", "~iphone"], ["@1x", "@2x", "@3x"]] {
            if let suffix = suffixes.first(where: stem.hasSuffix) { stem.removeLast(suffix.count) }
        }
        return stem
    }
}
