public import TerminalUIKit

/// One thing broken on purpose.
///
/// A fault that shows otherwise with other techniques is described by several experiments of one name.
public struct Experiment {
    /// The effects that an experiment has on the screen.
    public enum Kind: CaseIterable, Sendable {
        /// The program goes on, and something on the screen is wrong.
        case looksWrong
        /// On iOS the program ends. So it runs in a process of its own, which really ends.
        case endsProgram
        /// The screen is as it should be.
        case worksAfterAll
    }

    /// The name of the experiment in the command `experiment`.
    public let name: String
    /// The effect on the screen.
    public let kind: Kind
    /// The names of the techniques that it breaks: they read the edited nibs, or the broken controller is one of theirs
    /// with a fault in it. With another technique in use, the first makes the screen.
    public let techniques: [String]
    /// The ids of the claims it shows.
    public let claims: [String]
    /// The description of the change.
    public let broken: String
    /// The place to look at, and the command to type. It never tells the result.
    public let look: String
    /// The result, which the list of experiments adds when the experiment is over.
    public let outcome: String
    /// The commands that show the result. `compare` types them, and so does the process that ends, until it ends.
    public let steps: [String]
    /// The changes to nib files.
    public let edits: [NibEdit]
    /// The type that is broken, or that suffers from a broken nib. Its file has the same name. Nil for the technique's.
    public let source: String?
    /// The line of code that is left out; nil if the change is another.
    public let missing: String?
    /// Makes the broken controller; nil if the edits affect the technique's own controller.
    public let makeController: (() -> UIViewController)?
    /// The modules that stand in for others, by the names of those.
    var replacedModules: [String: String] = [:]

    /// Describes an experiment.
    public init(
        name: String, kind: Kind = .looksWrong, techniques: [String], claims: [String], broken: String, look: String,
        outcome: String = "", steps: [String] = ["show"], edits: [NibEdit] = [], source: String? = nil,
        missing: String? = nil, makeController: (() -> UIViewController)? = nil
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
        self.missing = missing
        self.makeController = makeController
    }

    /// A Boolean value that indicates whether the experiment ends the program on iOS.
    public var endsProgram: Bool { kind == .endsProgram }
}
