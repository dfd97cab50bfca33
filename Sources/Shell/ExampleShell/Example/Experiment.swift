public import TerminalUIKit

/// One thing broken on purpose.
///
/// A fault that shows otherwise with other techniques is described by several experiments of one name.
public struct Experiment {
    /// What becomes of the screen.
    public enum Kind: CaseIterable, Sendable {
        /// It stays, and something on it is wrong.
        case looksWrong
        /// On iOS the program ends. So it runs in a process of its own, which really ends.
        case endsProgram
        /// It is as it should be.
        case worksAfterAll
    }

    /// What the `experiment` command calls it.
    public let name: String
    /// What becomes of the screen.
    public let kind: Kind
    /// The names of the techniques that it breaks: what is edited is what they read, or the broken controller is one of
    /// theirs with a fault in it. With another technique in use, the first makes the screen.
    public let techniques: [String]
    /// The ids of the claims it shows.
    public let claims: [String]
    /// What is broken.
    public let broken: String
    /// Where to look, and what to type for it: never what is to be seen there.
    public let look: String
    /// What is to be seen there. It is said of experiments that are over.
    public let outcome: String
    /// What is typed to see it: by `compare`, and in the process that ends, until it does.
    public let steps: [String]
    /// What is changed in nib files.
    public let edits: [NibEdit]
    /// The type that is broken, or that suffers from a broken nib; its file has the same name. Nil for the technique's.
    public let source: String?
    /// Makes the broken controller; nil if that of the technique suffers from what is edited.
    public let makeController: (() -> UIViewController)?
    /// Modules, by the names of those for which they stand in.
    var standIns: [String: String] = [:]

    /// Describes an experiment.
    public init(
        name: String, kind: Kind = .looksWrong, techniques: [String], claims: [String], broken: String, look: String,
        outcome: String = "", steps: [String] = ["show"], edits: [NibEdit] = [], source: String? = nil,
        makeController: (() -> UIViewController)? = nil
    ) {
        self.name = name
        self.kind = kind
        self.techniques = techniques
        self.claims = claims
        self.broken = broken
        self.look = look
        self.outcome = outcome
        self.steps = steps
        self.edits = edits
        self.source = source
        self.makeController = makeController
    }

    /// Whether it ends the program on iOS.
    public var endsProgram: Bool { kind == .endsProgram }
}
