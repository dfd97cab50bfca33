internal import Handbook

extension ExampleSession {
    /// Runs lines that nobody types, and whose output nobody is to see, on a screen made anew by the usual technique.
    func repeatQuietly(_ lines: [String]) {
        recorder.isOn = false
        redirected(to: { _ in }, errors: { _ in }, isInteractive: false) {
            use(techniques[0])
            for line in lines { run(line) }
        }
        tutorial.linesSinceLesson = 0
    }

    /// What of a step has to be done again to have the screen as it was afterwards.
    func linesToRepeat(_ step: Step) -> [String] {
        step.transcript.map(\.command).filter { [.touches, .changes].contains(parse($0).effect) }
    }
}
