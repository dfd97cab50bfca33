internal import Foundation
internal import NibChecking

/// The folders of a checkout that have other people's code: what a package manager has put there, submodules, and
/// copies of pods.
struct OthersCode {
    private let folder: String
    private let modules: [String]

    /// Looks for submodules and copies of pods in a folder that was named.
    ///
    /// - Parameter packages: The whole paths of the folders that are packages or pods.
    init(in folder: String, packages: [String]) {
        self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let submodules = Project.data(of: URL(fileURLWithPath: self.folder + "/.gitmodules")) ?? Data()
        let paths = submodules.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = String(decoding: line, as: UTF8.self).split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return words.first == "path" ? words.dropFirst().first : nil
        }
        let whole = URL(fileURLWithPath: folder).standardizedFileURL.path
        modules = paths + packages.filter(Self.isCopy).compactMap { $0.path(below: whole) }
    }

    /// Returns a Boolean value that indicates whether a folder is a pod with a license of its own, and no Podfile above
    /// has it as a pod of the project: `pod 'Menu', :path => 'Menu'`.
    private static func isCopy(_ pod: String) -> Bool {
        let folder = URL(fileURLWithPath: pod)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: pod)) ?? []
        guard names.contains(where: { $0.hasSuffix(".podspec") }),
            names.contains(where: { $0.uppercased().hasPrefix("LICEN") })
        else { return false }
        var above = folder.deletingLastPathComponent()
        while above.path != "/" {
            let text = Project.data(of: above.appendingPathComponent("Podfile")) ?? Data()
            if String(decoding: text, as: UTF8.self).contains(folder.lastPathComponent) { return false }
            above.deleteLastPathComponent()
        }
        return true
    }

    /// Returns the folder of others' code that a file is in, below the folder that was named; nil if the file is the
    /// project's own.
    ///
    /// - Parameter isWhole: Whether the path of the file is a whole one.
    func folder(of file: String, isWhole: Bool = false) -> String? {
        let base = isWhole ? URL(fileURLWithPath: folder).standardizedFileURL.path : folder
        let path = file.path(below: base) ?? file
        if let module = modules.first(where: { path.hasPrefix($0 + "/") }) { return module }
        let parts = path.split(separator: "/").dropLast()
        guard let last = parts.firstIndex(where: { Project.othersFolders.contains(String($0)) }) else { return nil }
        return parts[...last].joined(separator: "/")
    }
}
