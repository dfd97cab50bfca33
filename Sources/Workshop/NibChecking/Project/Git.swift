package import Foundation
package import REPL

/// The program Git, in a repository that somebody else may have set up.
///
/// A repository's settings can make Git run programs: to watch files, at hooks, to convert, compare or show files, and
/// to fetch objects. All of these are switched off here. Git itself refuses repositories of other users.
package nonisolated enum Git {
    private static let settings = [
        ("core.fsmonitor", "false"), ("core.hooksPath", "/dev/null"), ("safe.bareRepository", "explicit"),
    ]

    /// Runs a command of Git, and returns its output.
    ///
    /// - Throws: The first line of what Git complains of.
    package static func output(of words: [String], withFilters: Bool = true) throws -> Data {
        let (ending, output, complaint) = try run(words, withFilters: withFilters)
        guard ending == .exit(0) else { throw CommandError(complaint ?? "git \(words[0]) can't be run here") }
        return output
    }

    /// Runs a command of Git, with the filters of the repository or without.
    package static func run(
        _ words: [String], withFilters: Bool = true
    ) throws -> (ending: BackgroundProcess.Ending, output: Data, complaint: String?) {
        var environment = ["GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none"]
        // A setting's name may have an equals sign, so it can't be an option.
        let first = ProcessInfo.processInfo.environment["GIT_CONFIG_COUNT"].flatMap { UInt16($0) } ?? 0
        let settings = try settings + (withFilters ? [] : filters.map { ($0, "") })
        for (number, setting) in zip(Int(first)..., settings) {
            (environment["GIT_CONFIG_KEY_\(number)"], environment["GIT_CONFIG_VALUE_\(number)"]) = setting
        }
        environment["GIT_CONFIG_COUNT"] = "\(Int(first) + settings.count)"
        let process = BackgroundProcess(["git", "--no-pager"] + words, environment: environment)
        let (ending, written) = try process.run(keeping: [STDOUT_FILENO, STDERR_FILENO])
        let complaint = String(decoding: written[1], as: UTF8.self).split(separator: "\n").first
        return (ending, written[0], complaint.map { String($0.trimmingPrefix("fatal: ")) })
    }

    /// The top folder of the repository that the current folder is in.
    package static func top() throws -> URL {
        let path = String(decoding: try output(of: ["rev-parse", "--show-toplevel"]), as: UTF8.self)
        return URL(fileURLWithPath: String(path.dropLast(path.hasSuffix("\n") ? 1 : 0)), isDirectory: true)
    }

    /// The settings of the repository's filters. A user's own filters convert what they always do.
    private static var filters: [String] {
        get throws {
            let (ending, output, _) = try run([
                "config", "--show-scope", "-z", "--name-only", "--get-regexp",
                #"^filter\..*\.(clean|smudge|process|required)$"#,
            ])
            // Without any, Git ends with another status.
            guard ending == .exit(0) else { return [] }
            let fields = String(decoding: output, as: UTF8.self).split(separator: "\0").map(String.init)
            return stride(from: 0, to: fields.count - 1, by: 2).filter { ["local", "worktree"].contains(fields[$0]) }
                .map { fields[$0 + 1] }
        }
    }
}
