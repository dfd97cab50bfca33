import Foundation

/// The files of a project as they were and as they were carried, which a package keeps for the way back.
struct Origin {
    private let package: URL
    private var folder: URL { package.appendingPathComponent(".port") }
    private var list: URL { folder.appendingPathComponent("places.json") }

    /// The record in a package that is being written.
    init(in package: URL) { self.package = package }

    /// The record for the code in a package, or nil if the code wasn't carried.
    init?(ofCode code: URL) {
        self.init(in: code.deletingLastPathComponent().deletingLastPathComponent())
        guard FileManager.default.fileExists(atPath: list.path) else { return nil }
    }

    private func place(_ kind: String, _ path: String) -> URL { folder.appendingPathComponent("\(kind)/\(path)") }

    /// Keeps the sources as they were, and the places from which other files were copied, by where they are now.
    func write(_ sources: [SourceFile], places: [String: String]) throws {
        for file in sources { try write(file.text, to: place("Xcode", file.path)) }
        try JSONEncoder().encode(places).write(to: list)
    }

    /// Keeps the text of a file as it was carried.
    func write(carried text: String, of path: String) throws { try write(text, to: place("Here", path)) }

    private func write(_ text: String, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Copies the files that aren't code to their old places in a new folder.
    func copyOthers(to new: URL) throws {
        let places = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: list))
        // The list may be anybody's, and what it names stays in the two folders.
        for (path, old) in places where !(path + "/" + old).split(separator: "/").contains("..") {
            let (file, copy) = (package.appendingPathComponent(path), new.appendingPathComponent(old))
            guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: file, to: copy)
        }
    }

    /// The sources as they were carried.
    func carried(_ sources: [SourceFile]) -> [SourceFile] {
        sources.compactMap { file in
            (try? String(contentsOf: place("Here", file.path), encoding: .utf8)).map {
                SourceFile(path: file.path, text: $0)
            }
        }
    }

    /// Returns the text as it was in Xcode, with the changes from a base to another text. Where both changed, the
    /// change wins, and their number is more than 0. Nil for a new file.
    func merged(_ path: String, base: String, changed: String) throws -> (text: String, conflicts: Int32)? {
        let old = place("Xcode", path)
        guard let original = try? String(contentsOf: old, encoding: .utf8) else { return nil }
        if base == changed { return (original, 0) }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: place) }
        let files = [place.appendingPathComponent("changed"), place.appendingPathComponent("base")]
        for (file, text) in zip(files, [changed, base]) { try write(text, to: file) }
        func merge(_ option: [String]) throws -> (text: String, status: Int32) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "merge-file", "-p", "-q"] + option + (files + [old]).map(\.path)
            let pipe = Pipe()
            process.standardOutput = pipe
            try process.run()
            let output = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (String(decoding: output, as: UTF8.self), process.terminationStatus)
        }
        let conflicts = try merge([]).status
        let result = try merge(["--ours"])
        guard result.status == 0 else { throw PortError.noMerge(path) }
        return (result.text, conflicts)
    }
}
