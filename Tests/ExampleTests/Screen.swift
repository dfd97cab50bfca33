import ExampleShell

/// A program at a prompt of a terminal of a certain size, without the terminal.
final class Screen<Program: ExampleSession> {
    let session: Program
    private var written = ""

    init(_ session: Program, columns: Int, rows: Int) {
        self.session = session
        session.appearance = Appearance(fixedWidth: columns, fixedHeight: rows)
        session.isInteractive = true
        session.usesPager = false
        session.output = { [unowned self] in written += $0 }
        session.errors = { [unowned self] in written += $0 }
        session.greet()
    }

    /// Types lines, and returns the output of the last of them, without blanks at the ends of lines.
    @discardableResult
    func type(_ lines: String...) -> String {
        for line in lines {
            written = ""
            session.run(line)
        }
        return seen
    }

    /// The output of the last line.
    var seen: String {
        written.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// A Boolean value that indicates whether the output fits above the next prompt, if the command was on the first
    /// line.
    var fits: Bool { seen.split(separator: "\n").count <= session.appearance.size.rows - 2 }
}
