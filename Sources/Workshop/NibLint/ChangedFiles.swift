internal import Foundation
internal import REPL

/// The files that Git has as changed since a commit.
enum ChangedFiles {
    /// Returns the whole paths of the changed files: those of commits since the one where a branch began, those that
    /// aren't committed yet, and those that Git doesn't know.
    static func all(since commit: String) throws -> Set<String> {
        guard !commit.hasPrefix("-") else { throw CommandError("expected a commit, such as main") }
        let top = String(decoding: try git(["rev-parse", "--show-toplevel"]), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
        let base = String(decoding: try git(["merge-base", commit, "HEAD"]), as: UTF8.self)
            .trimmingCharacters(in: .newlines)
        let lists = [
            try git(["diff", "--name-only", "-z", "--no-ext-diff", "--diff-filter=d", base, "--"]),
            try git(["ls-files", "-z", "--others", "--exclude-standard", "--full-name", ":/"]),
        ]
        let names = lists.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\0") }
        return Set(names.map { URL(fileURLWithPath: "\(top)/\($0)").standardizedFileURL.path })
    }

    private static func git(_ words: [String]) throws -> Data {
        let (ending, written) = try BackgroundProcess(["git"] + words).run(keeping: [1, 2])
        guard ending == .exit(0) else {
            let complaint = String(decoding: written[1], as: UTF8.self).split(separator: "\n").first
            let reason = complaint.map { String($0.trimmingPrefix("fatal: ")) }
            throw CommandError(reason ?? "git \(words[0]) can't be run here")
        }
        return written[0]
    }
}
