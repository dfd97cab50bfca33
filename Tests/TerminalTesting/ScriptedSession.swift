package import REPL

/// A session that runs lines, and keeps their output.
package struct ScriptedSession<Prompt: Session> {
    package let session: Prompt

    package init(_ session: Prompt) {
        self.session = session
        session.appearance.style = .plain
    }

    /// Runs lines.
    ///
    /// - Returns: The output of the lines, with their errors.
    @discardableResult
    package func run(_ lines: String...) -> String {
        var text = ""
        (session.output, session.errors) = ({ text += $0 }, { text += $0 })
        for line in lines { session.run(line) }
        return text
    }
}
