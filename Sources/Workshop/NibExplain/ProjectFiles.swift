internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking

/// The nibs and sources of a folder, as lines of text.
struct ProjectFiles {
    private static let sources: Set = ["swift", "m", "mm", "h"]
    private static let nibs: Set = ["xib", "storyboard"]
    /// More files than these are not read.
    private static let most = 5_000

    private let files: [(path: String, lines: [Substring])]

    init(at path: String) {
        var paths = [path]
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            let names = FileManager.default.enumerator(atPath: path)
            let folder = path == "." ? "" : path.hasSuffix("/") ? path : path + "/"
            paths = []
            while paths.count < Self.most, let name = names?.nextObject() as? String {
                if (name as NSString).lastPathComponent.hasPrefix(".") { names?.skipDescendants() }
                let kind = (name as NSString).pathExtension
                if Self.sources.contains(kind) || Self.nibs.contains(kind) { paths.append(folder + name) }
            }
        }
        files = NibWatch.shared.run(.project) {
            paths.sorted().filter(NibWatch.shared.reads).compactMap { path in
                Project.data(of: URL(fileURLWithPath: path)).map {
                    (path, String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false))
                }
            }
        }
    }

    /// Returns the files and lines with a name: in a nib as a whole value, in a source as a whole word. A nib or a
    /// storyboard is a file.
    func places(of name: String, kind: String) -> [String] {
        if kind == "nib" || kind == "storyboard" {
            let named = files.map(\.path).filter { Self.isNib($0) && Self.stem(of: $0) == name }
            if !named.isEmpty { return named }
        }
        let word = name.split(separator: ":").first.map(String.init) ?? name
        return files.filter { NibWatch.shared.reads($0.path) }.flatMap { file in
            let isNib = Self.isNib(file.path)
            return file.lines.enumerated().filter { _, line in
                isNib ? line.contains("\"\(name)\"") : Self.hasWord(word, in: line)
            }.map { number, _ in "\(file.path):\(number + 1)" }
        }
    }

    /// Returns the custom classes of the objects in nibs that connect an outlet, in alphabetical order.
    func classes(withOutlet name: String) -> [String] {
        let named = files.filter { file in
            Self.isNib(file.path) && file.lines.contains { $0.contains("property=\"\(name)\"") }
        }
        let objects = named.compactMap { try? IBDocument(contentsOfFile: $0.path) }.flatMap(\.allObjects)
        let owners = objects.filter { $0.connections.contains { $0.kind == .outlet(property: name) } }
        return Set(owners.compactMap(\.customClass)).sorted()
    }

    /// The names of a kind that nibs have, for the nearest to a misspelled one.
    func names(ofKind kind: String) -> Set<String> {
        let nibs = files.filter { Self.isNib($0.path) }
        if kind == "nib" || kind == "storyboard" { return Set(nibs.map { Self.stem(of: $0.path) }) }
        let value =
            switch kind {
            case "identifier", "other": #/(?:reuseIdentifier|storyboardIdentifier|identifier|customClass)="([^"]+)"/#
            case "class": #/customClass="([^"]+)"/#
            case "key": #/(?:property|keyPath)="([^"]+)"/#
            case "selector": #/selector="([^"]+)"/#
            default: #/image="([^"]+)"/#
            }
        return Set(nibs.flatMap { $0.lines.flatMap { $0.matches(of: value).map { String($0.1) } } })
    }

    private static func isNib(_ path: String) -> Bool { nibs.contains((path as NSString).pathExtension) }

    private static func stem(of path: String) -> String {
        ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    private static func hasWord(_ word: String, in line: Substring) -> Bool {
        guard let range = line.range(of: word) else { return false }
        let isPart = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        return !isPart(line[..<range.lowerBound].last) && !isPart(line[range.upperBound...].first)
    }
}
