import ArgumentParser
import ExampleShell

struct Columns: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Choose how many columns there are.",
        discussion: "Cells and their content are resized.")

    @Argument(help: "How many, from 1 to 6.")
    var columns: Int

    func validate() throws {
        guard (1...6).contains(columns) else { throw ValidationError("Columns go from 1 to 6.") }
    }

    func run(in session: GridCellSession) {
        let controller = session.controller
        controller.columns = columns
        session.window.layoutIfNeeded()
    }

    func effect(in session: GridCellSession) -> CommandEffect { .touches }
}
