@testable import ExampleShell

/// A session whose lines come from a script, and what it writes.
@MainActor struct ScriptedSession {
    let session: ExampleSession

    init(_ session: ExampleSession) {
        self.session = session
        session.appearance.style = .plain
    }

    /// Runs lines.
    ///
    /// - Returns: What they wrote, failures included.
    @discardableResult
    func run(_ lines: String...) -> String {
        var text = ""
        (session.output, session.errors) = ({ text += $0 }, { text += $0 })
        for line in lines { session.run(line) }
        return text
    }
}
