package import Canvases
package import REPL

/// `nib`, at every prompt.
package nonisolated final class Part: CommandPart {
    package static var commands: [any SessionCommand.Type] { [NibFamily.self] }

    @MainActor package static func picture(
        of line: String, in session: Session, colors: SnapshotColors
    ) throws -> String? {
        try session.nibPicture(of: line, colors: colors)
    }
}
