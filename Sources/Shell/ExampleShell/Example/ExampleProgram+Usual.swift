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

    /// Returns the names of the commands that a beginner needs: those of the greeting come first.
    ///
    /// - Parameter isList: True if the screen is a list, or nil if it isn't made yet.
    func beginnersCommands(inList isList: Bool?) -> [String] {
        let isList = isList ?? commands.contains { $0 == Scroll.self }
        let first = firstCommand?.line ?? (isList ? "scroll" : "tree")
        let greeting = [first, "drive", secondCommand.line].compactMap { $0.split(separator: " ").first }
        let names =
            greeting.map(String.init) + ["tap", isList ? "stats" : "why", "trace"]
            + (experiments.isEmpty ? ["tree", "source", "edit"] : ["experiment", "compare"])
        return names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    }
}
