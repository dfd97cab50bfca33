internal import NibChecking
package import REPL

/// The command `nib merge`, and the configuration of Git to use it.
package nonisolated final class Part: NibPart {
    package static var commands: [any SessionCommand.Type] { [Merge.self, GitSetup.self] }
}
