internal import ExampleShell

/// The prompt of `exercises`: the text before the first one, and the lines that can be typed at it.
final class ExercisePrompt: SessionPart {
    private unowned let session: ExerciseSession

    init(of session: ExerciseSession) {
        self.session = session
    }

    func greet() -> Bool {
        session.say("Exercises for the handbook's chapters: \"next\" shows what to do, \"check\" whether it is done.")
        if session.folder == nil {
            session.say("\"init\" makes a folder of your own with the files to change: begin with that.")
        }
        session.say("\"help\" lists the commands, \"quit\" leaves.")
        return true
    }

    /// Whole lines from the exercises' pages may be typed at the prompt, and a number alone asks for what to do.
    func line(for typed: String) -> String {
        let beginning = "swift run \(session.name) "
        let line = typed.hasPrefix(beginning) ? String(typed.dropFirst(beginning.count)) : typed
        return line.wholeMatch(of: /\s*\d+\s*/) == nil ? line : "next \(line)"
    }
}
