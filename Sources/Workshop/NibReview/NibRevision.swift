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
        let options = ["--raw", "-z", "-M", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--ignore-submodules"]
        let listing: Data
        do {
            listing = try Git.output(
                of: ["diff"] + options + [range, "--", "*.xib", "*.storyboard"], withFilters: false)
        } catch {
            throw try missingCommit(in: range) ?? error
        }
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

    /// Returns the error for a commit of a range that the repository doesn't have, or nil if it has all.
    private static func missingCommit(in range: String) throws -> CommandError? {
        let missing = try range.split(separator: /\.{2,3}/).first { commit in
            try Git.run(["rev-parse", "--quiet", "--verify", "\(commit)^{commit}"]).ending != .exit(0)
        }
        return missing.map {
            CommandError("there is no commit \"\($0)\" in this repository; \"git log --oneline\" lists the commits")
        }
    }

    func documents() throws -> [IBDocument] {
        [try Self.document(oldPath, oldBlob), try Self.document(newPath, newBlob)]
    }

    private static func document(_ path: String?, _ blob: String) throws -> IBDocument {
        guard let path else { return .empty(named: "/dev/null") }
        // Git has no number for a file that was not added yet.
        guard blob.allSatisfy({ $0 == "0" }) else {
            let data = try Git.output(of: ["cat-file", "blob", blob])
            NibWatch.shared.open(path)
            return try NibWatch.shared.run(.reading) { try IBDocument(data: data, file: path) }
        }
        let file = try Git.top().appendingPathComponent(path)
        NibWatch.shared.open(path)
        return try NibWatch.shared.run(.reading) { try IBDocument(contentsOf: file, as: path) }
    }
}
