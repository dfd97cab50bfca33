internal import TerminalUIKit

extension ExampleSession {
    /// A session of the same program in a world like this one's, of which nobody reads anything.
    func twin() -> ExampleSession {
        let twin = world.run { type(of: self).init(program) }
        twin.world.log = { _ in }
        twin.usesPager = false
        try? twin.editing.adopt(editing)
        twin.editing.isTrial = editing.isTrial
        (twin.output, twin.errors) = ({ _ in }, { _ in })
        return twin
    }

    /// Makes the screen as another session of the program does: with a technique of that name, whole or broken.
    func copy(_ other: Technique, breaking experiment: Experiment?) throws {
        technique = try program.technique(named: other.name)
        guard let experiment else { return restart() }
        try begin((try? self.experiment(named: experiment.name)) ?? experiment)
    }

    /// The commands that make this screen in a new session.
    var stepsFromStart: [String] {
        let broken =
            editing.isInForce
            ? editing.linesToRepeat
            : experiment.map { hidesExperiment ? ["# a mystery"] : ["experiment \($0.name)"] } ?? []
        return ["technique \(technique.name)"] + broken + steps
    }

    /// Does again what has led to the screen, in a session of the same program that nobody sees: in a world like this
    /// one's, where everything is traced. `look` looks at it when the screen is made, and after each command.
    func replay(_ look: (_ twin: ExampleSession, _ command: String?) throws -> Void) throws {
        let twin = twin()
        twin.editing.isTrial = true
        try twin.redirected(to: { _ in }, errors: { _ in }, isInteractive: isInteractive, appearance: appearance) {
            twin.recorder.isOn = true
            try twin.copy(technique, breaking: experiment)
            twin.window.frame = twin.shown.screenFrame
            twin.window.layoutIfNeeded()
            try look(twin, nil)
            for step in steps {
                twin.run(step)
                twin.window.frame = twin.shown.screenFrame
                try look(twin, step)
            }
        }
    }
}
