internal import ArgumentParser
internal import ExampleShell
internal import TerminalUIKit

/// The option that tells the controls of rows apart.
struct RowOptions: ParsableArguments {
    @Option(help: "The row or item that contains the control, counted from 0.")
    var row: Int?

    /// Returns the cell of the row, or nil without one.
    ///
    /// - Throws: `CommandError` if the row is not on the screen.
    @MainActor func cell(in session: ExampleSession) throws -> UIView? {
        guard let row else { return nil }
        guard let session = session as? ListSession else { throw CommandError("this screen has no rows") }
        return try session.cell(at: row)
    }

    /// Returns the view of some kind that has a name, in the row if there is one.
    @MainActor func view<Kind>(
        _ kind: Kind.Type, called words: String, named name: String, in session: ExampleSession
    ) throws -> Kind {
        try session.window.operableView(kind, called: words, named: name, in: cell(in: session))
    }
}

/// Returns the names of the views of a kind on the screen.
@MainActor func names<Kind>(of kind: Kind.Type, in session: ExampleSession) -> [String] {
    session.window.viewNames.views().filter { $0.view is Kind }.map(\.name)
}
