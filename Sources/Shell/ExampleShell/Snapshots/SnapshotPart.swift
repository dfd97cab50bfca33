package import Foundation

/// A part of the workshop that makes files of a session's output.
package nonisolated protocol SnapshotPart: SendableMetatype {
    /// Returns the contents of a file, or nil if the part doesn't make such files.
    @MainActor static func data(of kind: SnapshotKind, _ snapshot: SnapshotContents) throws -> Data?
}

nonisolated extension LinkedParts {
    /// The parts that make files of what a session shows.
    static let snapshotParts = parts(of: (any SnapshotPart.Type).self, in: "Recordings")
}
