package import Canvases

/// A part of the workshop that adds commands to every prompt, and pictures of what they show.
package nonisolated protocol CommandPart: SendableMetatype {
    static var commands: [any SessionCommand.Type] { get }

    /// Returns a picture of what a line shows, as SVG; nil if the line is for a command of somebody else's.
    @MainActor static func picture(of line: String, in session: Session, colors: SnapshotColors) throws -> String?
}

extension LinkedParts {
    private static var commandParts: [any CommandPart.Type] { all.compactMap { $0 as? any CommandPart.Type } }

    package static var commands: [any SessionCommand.Type] { commandParts.flatMap { $0.commands } }

    /// Returns a picture of what a line shows, as SVG; nil if no part has the command.
    @MainActor package static func picture(
        of line: String, in session: Session, colors: SnapshotColors
    ) throws -> String? {
        try commandParts.lazy.compactMap { try $0.picture(of: line, in: session, colors: colors) }.first
    }
}
