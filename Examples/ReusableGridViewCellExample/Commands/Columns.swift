import ArgumentParser
import ExampleShell

struct Columns: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Choose the number of columns.",
        discussion: "Cells and their content change their size.")

    @Argument(help: "The number, from 1 to 6.")
    var columns: Int

    func validate() throws {
        guard (1...6).contains(columns) else { throw ValidationError("columns takes a number from 1 to 6") }
    }

    func run(in session: GridCellSession) {
        let controller = session.controller
        controller.columns = columns
        session.window.layoutIfNeeded()
    }

    func effect(in session: GridCellSession) -> CommandEffect { .touches }
}
