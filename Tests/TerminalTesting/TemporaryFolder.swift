import Foundation

/// A new folder, removed with the value that stands for it.
public nonisolated final class TemporaryFolder: Sendable {
    /// The absolute path of the folder.
    public let path: String

    /// Makes the folder.
    public init() throws {
        path = FileManager.default.temporaryDirectory.path + "/reusable-views-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Writes a file.
    ///
    /// - Returns: Its path.
    public func file(_ name: String, _ text: String) throws -> String {
        let path = path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
