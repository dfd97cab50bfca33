internal import Inspection

extension ExampleProgram {
    /// The commands that every program has, in the order in which help lists them.
    static let usualCommands: [any SessionCommand.Type] =
        [
            Show.self, Tree.self, Stats.self, TraceSteps.self, Xib.self, Source.self, SwitchTechnique.self,
            RunExperiment.self, Reset.self, ShowClaim.self, ShowTerm.self, Tap.self, Why.self, Explain.self,
            Compare.self, Drive.self, Snapshot.self, Edit.self, Assign.self,
        ] + RunNib.commands

    /// The parts that every session has. First, the recorder begins a new list of steps. Then the screen notes its
    /// look. Last, the learner's own nibs decide whether a line may run.
    static let usualParts: [(ExampleSession) -> any SessionPart] = [
        { TraceRecorder(of: $0.world) }, { ShownScreen(of: $0) }, { NibEditing(in: $0) },
    ]
}
