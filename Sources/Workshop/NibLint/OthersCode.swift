internal import Foundation
internal import InterfaceBuilder

/// The folders of a checkout that have other people's code: what a package manager has put there, and submodules.
struct OthersCode {
    private static let names: Set = [
        "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "Checkouts", "xcuserdata",
    ]

    private let folder: String
    private let submodules: [String]

    /// Looks for submodules in a folder that was named.
    init(in folder: String) {
        self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        let text = try? String(contentsOfFile: self.folder + "/.gitmodules", encoding: .utf8)
        submodules = (text ?? "").matches(of: #/(?m)^\s*path\s*=\s*(.+?)\s*$/#).map { String($0.1) }
    }

    /// Returns the folder of others' code that a file is in, below the folder that was named; nil if the file is the
    /// project's own.
    ///
    /// - Parameter isWhole: Whether the path of the file is a whole one.
    func folder(of file: String, isWhole: Bool = false) -> String? {
        let base = isWhole ? URL(fileURLWithPath: folder).standardizedFileURL.path : folder
        let path =
            folder == "." && !isWhole ? file : String(decoding: file.utf8.dropFirst(base.utf8.count + 1), as: UTF8.self)
        if let module = submodules.first(where: { path.hasPrefix($0 + "/") }) { return module }
        let parts = path.split(separator: "/").dropLast()
        guard let last = parts.firstIndex(where: { Self.names.contains(String($0)) }) else { return nil }
        return parts[...last].joined(separator: "/")
    }
}
