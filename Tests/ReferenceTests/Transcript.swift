import ExampleShell

/// A session whose commands a test types, and their output.
final class Transcript<Program: ExampleSession> {
    let session: Program
    private var printed = ""

    init(_ session: Program) {
        self.session = session
        session.output = { [unowned self] in printed += $0 }
        session.errors = { [unowned self] in printed += $0 }
        // Wherever the tests run, every screen is as wide as a phone's, and no line is broken.
        session.appearance.fixedWidth = 400
    }

    /// Types lines, and returns the output of the last one.
    @discardableResult
    func type(_ lines: String...) -> String {
        for line in lines {
            printed = ""
            session.run(line)
        }
        return printed
    }
}
