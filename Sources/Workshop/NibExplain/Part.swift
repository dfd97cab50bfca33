internal import NibChecking
package import REPL

/// `nib explain`, which also looks for the cause of a message in a folder.
package nonisolated final class Part: NibPart {
    package static var commands: [any SessionCommand.Type] { [ExplainNib.self] }
}
