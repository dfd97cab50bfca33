internal import Foundation
internal import PlainText
internal import REPL

/// Files that are whole or not there, whenever the process ends.
enum Files {
    /// The most bytes of a file, and of a folder's files together.
    private static let most = 16 << 20

    /// Returns the contents of a file, if it is a regular one. It doesn't wait for a pipe, or read gigabytes.
    static func data(of file: URL) throws -> Data {
        do { return try Data(ofFile: file.path, atMost: most) } catch {
            throw CommandError.unreadable(file.path, reason: "\(error)")
        }
    }

    /// Returns the files in a folder and those below, by their paths in it. Throws an error if they are too large.
    static func contents(of folder: URL) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var room = most
        return try names.reduce(into: [:]) { contents, name in
            let file = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                return
            }
            let data = try data(of: file)
            room -= data.count
            guard room >= 0 else {
                let reason = UnreadableFile.large(most - room, most: most)
                throw CommandError.unreadable(folder.path, reason: "\(reason)")
            }
            contents[name] = data
        }
    }

    /// Returns the Swift files and nibs in a folder and those below, as far as they can be read, up to the limit.
    static func code(in folder: URL) -> [String: Data] {
        let names = FileManager.default.subpaths(atPath: folder.path) ?? []
        var room = most
        return names.sorted().filter { $0.hasSuffix(".swift") || $0.hasSuffix(".xib") }.reduce(into: [:]) {
            guard let data = folder.appendingPathComponent($1).contents(atMost: room) else { return }
            room -= data.count
            $0[$1] = data
        }
    }

    /// Writes a file, unless its contents are the same, because unchanged files aren't built again.
    static func write(_ data: Data, to file: URL) throws {
        guard (try? self.data(of: file)) != data else { return }
        let folder = file.deletingLastPathComponent()
        try told(folder) { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        try told(file) { try data.write(to: file, options: .atomic) }
    }

    /// Writes the files of a folder, and removes others.
    static func write(_ contents: [String: Data], to folder: URL) throws {
        for name in try Self.contents(of: folder).keys where contents[name] == nil {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for (name, data) in contents { try write(data, to: folder.appendingPathComponent(name)) }
    }

    /// Copies a folder, unless there is one. Of several programs that do, one does.
    static func copyWhole(_ folder: URL, to copy: URL) throws {
        let parent = copy.deletingLastPathComponent()
        let underWay = parent.appendingPathComponent(".\(copy.lastPathComponent).new")
        try told(copy) {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try FolderLock.alone(in: parent.path) {
                guard !FileManager.default.fileExists(atPath: copy.path) else { return }
                try? FileManager.default.removeItem(at: underWay)
                do {
                    try FileManager.default.copyItem(at: folder, to: underWay)
                    try FileManager.default.moveItem(at: underWay, to: copy)
                } catch {
                    try? FileManager.default.removeItem(at: underWay)
                    throw error
                }
            }
        }
    }

    /// Does something, and reports in a line the file that can't be written, and why.
    private static func told(_ file: URL, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            throw CommandError.unwritable(file.path, because: error)
        }
    }
}
