import ArgumentParser
import ExampleShell

struct Widgets: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Choose the pickers that are made in code.",
        discussion: "1 start, 2 end, 3 launch, 4 landing, 5 splashdown; at most three fit on the screen.")

    @Argument(help: "The numbers, from top to bottom.")
    var numbers: [Int]

    func run(in session: IgnorableDatePickerSession) throws {
        guard let controller = session.controller as? ProgrammaticViewController else {
            throw PickerError.widgetsInNib
        }
        let dates = numbers.compactMap(EventDate.init(number:))
        guard dates.count == numbers.count, Set(dates).count == dates.count, (1...3).contains(dates.count) else {
            throw PickerError.wrongWidgets
        }
        controller.dates = dates
    }

    func effect(in session: IgnorableDatePickerSession) -> CommandEffect { .touches }
}
