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

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
