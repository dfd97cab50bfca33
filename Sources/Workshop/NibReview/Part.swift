internal import NibChecking
package import REPL

/// `nib review`.
package nonisolated final class Part: NibPart {
    package static var commands: [any SessionCommand.Type] { [Review.self] }
}
