public import ExampleShell
public import TerminalUIKit

/// A screen that no chapter has shown, with a fault in a nib that the learner finds and repairs.
public struct Transfer {
    /// The technique that makes the screen.
    public let technique: Technique
    /// The question for the learner.
    public let question: String
    /// The hints, each of which says more than the last.
    public let hints: [String]
    /// The cause of the fault.
    public let answer: String
    /// The changes that repair the screen, in one way.
    public let mending: [NibEdit]

    /// Describes a screen, with the texts about its technique, and the question about it.
    public init(
        name: String, question: String, hints: [String], answer: String, mending: [NibEdit], source: String,
        makeController: @escaping () -> UIViewController
    ) {
        technique = Technique(
            name: name, summary: question, claims: [], source: source, makeController: makeController)
        (self.question, self.hints, self.answer, self.mending) = (question, hints, answer, mending)
    }

    /// The screen as it should be, as an experiment that changes the nib.
    var mended: Experiment {
        Experiment(
            name: "mended", kind: .worksAfterAll, techniques: [technique.name], claims: [], broken: "", look: "",
            steps: [], edits: mending)
    }
}
