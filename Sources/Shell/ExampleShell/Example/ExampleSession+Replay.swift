internal import TerminalUIKit

extension ExampleSession {
    /// Returns a session of the same program in a world like this one's, without output.
    package func twin() -> ExampleSession {
        let twin = world.run { type(of: self).init(program) }
        twin.world.log = { _ in }
        twin.usesPager = false
        try? twin.editing.adopt(editing)
        twin.editing.isTrial = editing.isTrial
        (twin.output, twin.errors) = ({ _ in }, { _ in })
        return twin
    }

    /// The commands that make this screen in a new session.
    var stepsFromStart: [String] {
        let broken =
            editing.isInForce
            ? editing.linesToRepeat
            : experiment.map { hidesExperiment ? ["# a mystery"] : ["experiment \($0.name)"] } ?? []
        return ["technique \(technique.name)"] + broken + steps
    }
}
