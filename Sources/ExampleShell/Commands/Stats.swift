internal import ArgumentParser
internal import PlainText

/// `stats`: counts cells and nibs.
struct Stats: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Count cells and nib reads.", discussion: "Cells made, reused and waiting; nib files read.")
    static let purpose = CommandPurpose.look

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        session.window.layoutIfNeeded()
        try session.print(session.stats, in: format) {
            StyledText(
                $0.text(
                    counting: session.counts.countedClasses, showsCells: !session.window.cellContainers.isEmpty,
                    countsControllersNibs: session.countsControllersNibs))
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(["stats"]) }
}
