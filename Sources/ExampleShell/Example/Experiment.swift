public import TerminalUIKit

/// One thing broken on purpose.
public struct Experiment {
    /// What the `experiment` command calls it.
    public let name: String
    /// The ids of the claims it shows.
    public let claims: [String]
    /// What is broken.
    public let broken: String
    /// What to look at, and what to type for it.
    public let look: String
    /// Whether it ends the program on iOS. Then it runs in a process of its own, which really ends.
    public let endsProgram: Bool
    /// What is typed in that process until it ends.
    public let steps: [String]
    /// What is changed in nib files.
    public let edits: [NibEdit]
    /// The type that is broken, or that suffers from a broken nib; its file has the same name. Nil for that of the usual
    /// technique.
    public let source: String?
    /// Makes the broken controller; nil to break the usual technique, whichever is in use.
    public let makeController: (() -> UIViewController)?

    /// Describes an experiment.
    public init(
        name: String, claims: [String], broken: String, look: String, endsProgram: Bool = false,
        steps: [String] = ["show"],
        edits: [NibEdit] = [], source: String? = nil, makeController: (() -> UIViewController)? = nil
    ) {
        self.name = name
        self.claims = claims
        self.broken = broken
        self.look = look
        self.endsProgram = endsProgram
        self.steps = steps
        self.edits = edits
        self.source = source
        self.makeController = makeController
    }
}
