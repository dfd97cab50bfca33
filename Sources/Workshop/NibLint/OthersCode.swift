internal import Foundation
internal import NibChecking

/// The folders of a checkout that have other people's code: what a package manager has put there, and submodules.
struct OthersCode {
    private let folder: String
    private let submodules: [String]

    /// Looks for submodules in a folder that was named.
    init(in folder: String) {
        self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let modules = Project.data(of: URL(fileURLWithPath: self.folder + "/.gitmodules")) ?? Data()
        submodules = modules.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let words = String(decoding: line, as: UTF8.self).split(separator: "=", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return words.first == "path" ? words.dropFirst().first : nil
        }
    }

    /// Returns the folder of others' code that a file is in, below the folder that was named; nil if the file is the
    /// project's own.
    ///
    /// - Parameter isWhole: Whether the path of the file is a whole one.
    func folder(of file: String, isWhole: Bool = false) -> String? {
        let base = isWhole ? URL(fileURLWithPath: folder).standardizedFileURL.path : folder
        let path = file.path(below: base) ?? file
        if let module = submodules.first(where: { path.hasPrefix($0 + "/") }) { return module }
        let parts = path.split(separator: "/").dropLast()
        guard let last = parts.firstIndex(where: { Project.othersFolders.contains(String($0)) }) else { return nil }
        return parts[...last].joined(separator: "/")
    }
}
