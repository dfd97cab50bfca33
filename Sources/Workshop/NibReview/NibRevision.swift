internal import Foundation
internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import REPL

/// A nib file that changed between two states of a git repository.
struct NibRevision {
    /// The old and the new path, from the top of the repository, or nil if there isn't one.
    let oldPath: String?
    let newPath: String?
    private let oldBlob: String
    private let newBlob: String

    var name: String {
        guard let oldPath, let newPath else { return oldPath ?? newPath ?? "" }
        return oldPath == newPath ? newPath : "\(oldPath) → \(newPath)"
    }

    /// The nib files that changed, in what git compares: `main..HEAD`, or a commit and the files as they are now.
    static func all(in range: String) throws -> [NibRevision] {
        guard !range.hasPrefix("-") else { throw CommandError("expected a range of commits, such as main..HEAD") }
        let listing = try git(
            ["diff", "--raw", "-z", "-M", "--no-abbrev", "--no-ext-diff", range, "--", "*.xib", "*.storyboard"])
        var fields = String(decoding: listing, as: UTF8.self).split(separator: "\0").map(String.init)[...]
        var revisions: [NibRevision] = []
        // :100644 100644 OLD NEW M, the path, and of what was renamed or copied another one.
        while let words = fields.popFirst()?.split(separator: " "), words.count == 5, let path = fields.popFirst() {
            let isElsewhere = words[4].hasPrefix("R") || words[4].hasPrefix("C")
            let newPath = isElsewhere ? fields.popFirst() ?? path : path
            revisions.append(
                NibRevision(
                    oldPath: words[4] == "A" ? nil : path, newPath: words[4] == "D" ? nil : newPath,
                    oldBlob: String(words[2]), newBlob: String(words[3])))
        }
        return revisions
    }

    func documents() throws -> [IBDocument] {
        [try Self.document(oldPath, oldBlob), try Self.document(newPath, newBlob)]
    }

    private static func document(_ path: String?, _ blob: String) throws -> IBDocument {
        guard let path else { return .empty(named: "/dev/null") }
        // Git has no number for a file that was not added yet.
        guard blob.allSatisfy({ $0 == "0" }) else {
            let data = try git(["cat-file", "blob", blob])
            NibWatch.shared.open(path)
            return try NibWatch.shared.run(.reading) { try IBDocument(data: data, file: path) }
        }
        let file = try top().appendingPathComponent(path)
        NibWatch.shared.open(path)
        return try NibWatch.shared.run(.reading) { try IBDocument(contentsOf: file, as: path) }
    }

    static func top() throws -> URL {
        let path = String(decoding: try git(["rev-parse", "--show-toplevel"]), as: UTF8.self)
        return URL(fileURLWithPath: String(path.dropLast(path.hasSuffix("\n") ? 1 : 0)), isDirectory: true)
    }

    private static func git(_ words: [String]) throws -> Data {
        let (ending, written) = try BackgroundProcess(["git"] + words).run(keeping: [1, 2])
        guard ending == .exit(0) else {
            let complaint = String(decoding: written[1], as: UTF8.self).split(separator: "\n").first.map(String.init)
            throw CommandError(complaint ?? "git \(words[0]) can't be run here")
        }
        return written[0]
    }
}
