package import NibChecking
package import REPL

/// `nib lint`, and the rules that judge a file beside its project.
package nonisolated final class Part: NibPart {
    package static var commands: [any SessionCommand.Type] { [Lint.self] }
    @MainActor package static var rules: [any ProjectRule.Type] { LintRules.ofProjects.map { $0 } }
}
