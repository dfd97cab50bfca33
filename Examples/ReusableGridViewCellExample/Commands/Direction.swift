import AQGridView
import ArgumentParser
import ExampleShell

struct Direction: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Choose the direction in which the grid scrolls.",
        discussion: "In both directions, items follow each other from left to right.")

    enum Name: String, ExpressibleByArgument, CaseIterable {
        case vertical, horizontal
    }

    @Argument(help: "The direction.")
    var name: Name

    func run(in session: GridCellSession) throws {
        guard let controller = session.controller as? LunationViewController else {
            throw CommandError("can't turn this grid: it is no AQGridView; type \"technique two-kinds\"")
        }
        controller.turn(to: name == .vertical ? .vertical : .horizontal)
        session.window.layoutIfNeeded()
    }

    func effect(in session: GridCellSession) -> CommandEffect { .touches }
}
