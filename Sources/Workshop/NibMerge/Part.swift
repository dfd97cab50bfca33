internal import NibChecking
package import REPL

/// `nib merge`, and what has Git use it.
package nonisolated final class Part: NibPart {
    package static var commands: [any SessionCommand.Type] { [Merge.self, GitSetup.self] }
}
