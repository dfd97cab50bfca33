package import Canvases

/// A part of the workshop that adds commands to every prompt, and pictures of their output.
package nonisolated protocol CommandPart: SendableMetatype {
    static var commands: [any SessionCommand.Type] { get }

    /// Returns a picture of a line's output, as SVG, or nil if the line is for a command of another part.
    @MainActor static func picture(of line: String, in session: Session, colors: SnapshotColors) throws -> String?
}

nonisolated extension LinkedParts {
    private static let commandParts = parts(of: (any CommandPart.Type).self, in: "NibChecking")

    /// The commands that parts add to every prompt.
    package static var commands: [any SessionCommand.Type] { commandParts.flatMap { $0.commands } }

    /// Returns a picture of a line's output, as SVG, or nil if no part has the command.
    @MainActor package static func picture(
        of line: String, in session: Session, colors: SnapshotColors
    ) throws -> String? {
        for part in commandParts {
            if let picture = try part.picture(of: line, in: session, colors: colors) { return picture }
        }
        return nil
    }
}
