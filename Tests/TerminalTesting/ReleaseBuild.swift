import Foundation

/// The programs that `swift build -c release` has left: they start and draw faster than those beside the tests.
nonisolated enum ReleaseBuild {
    /// The folder of the programs; nil unless all are newer than every file of which they are made.
    static let folder: String? = {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = project.appendingPathComponent(".build/release")
        let names = ["table-cell", "grid-cell", "date-picker", "ignorable-date-picker", "exercises", "nib"]
        let built = names.map { modified(folder.appendingPathComponent($0)) }.min()
        let sources = ["Package.swift", "Package.resolved", "Sources", "Examples", "Tutorials"]
        let changed = sources.map { lastChange(in: project.appendingPathComponent($0)) }.max()
        return if let built, let changed, changed < built { folder.path } else { nil }
    }()

    private static func modified(_ file: URL) -> Date {
        (try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.contentModificationDateKey]))?
            .contentModificationDate ?? .distantPast
    }

    /// Returns the date of the last change of a file, or of a file at any depth of a folder. A folder's own date
    /// counts, too, because it changes when a file in it is deleted.
    private static func lastChange(in place: URL) -> Date {
        let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: [.contentModificationDateKey])
        return (files?.compactMap { $0 as? URL } ?? []).map(modified).reduce(modified(place), max)
    }
}
