package import REPL

/// A part of the workshop that adds to `nib`.
package nonisolated protocol NibPart: SendableMetatype {
    /// Members of the family of commands.
    static var commands: [any SessionCommand.Type] { get }
    /// Rules that judge a file beside its project.
    @MainActor static var rules: [any ProjectRule.Type] { get }
}

nonisolated extension NibPart {
    @MainActor package static var rules: [any ProjectRule.Type] { [] }
}

nonisolated extension LinkedParts {
    /// The parts that add to `nib`.
    static let nibParts = parts(
        of: (any NibPart.Type).self, in: "NibLint", "NibExplain", "NibMerge", "NibReview")
}
