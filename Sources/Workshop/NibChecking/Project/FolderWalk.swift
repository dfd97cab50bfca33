internal import Foundation

/// The files and folders in a folder, however deep, each with its path, without hidden ones, the destinations of links
/// and Xcode's exports for translators, which have copies of nibs.
///
/// `FileManager`'s enumerator asks the system several questions about each file, which takes as long as reading it.
package nonisolated enum FolderWalk {
    package enum Kind {
        case folder, file
        /// A link, or something that isn't stored.
        case other
    }

    package enum Step {
        case enter, skip, stop
    }

    /// Visits each entry, in the order of names. A folder that is skipped isn't entered.
    package static func visit(_ folder: String, _ work: (_ path: String, _ kind: Kind) throws -> Step) rethrows {
        _ = try enter(folder, work)
    }

    private static func enter(
        _ folder: String, _ work: (_ path: String, _ kind: Kind) throws -> Step
    ) rethrows -> Bool {
        for (name, kind) in entries(of: folder) {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            switch try work(path, kind) {
            case .stop: return false
            case .skip: continue
            case .enter: if kind == .folder, try !enter(path, work) { return false }
            }
        }
        return true
    }

    private static func entries(of folder: String) -> [(name: String, kind: Kind)] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [(name: String, kind: Kind)] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") || name.hasSuffix(".xcloc") { continue }
            var type = Int(entry.pointee.d_type)
            if type == Int(DT_UNKNOWN) {
                var status = stat()
                guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
                let mode = status.st_mode & S_IFMT
                type = Int(mode == S_IFDIR ? DT_DIR : mode == S_IFREG ? DT_REG : DT_LNK)
            }
            found.append((name, type == Int(DT_DIR) ? .folder : type == Int(DT_REG) ? .file : .other))
        }
        return found.sorted { $0.name < $1.name }
    }
}
