internal import ArgumentParser

struct Stats: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Count cells and nib reads.",
        discussion: "Prints the cells made, reused and waiting, and the nib files read.")
    static let purpose = CommandPurpose.look

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        let hasCells = !session.window.cellContainers.isEmpty
        let report = StatsReport(
            stats: session.stats, counted: session.program.counted.names(in: session.world),
            purposeOfNibs: session.program.purposeOfNibs(in: session.shownList),
            item: hasCells ? session.itemName : nil,
            claims: session.technique.claims + (session.knownExperiment?.claims ?? []))
        try session.print(session.stats, in: format) { _ in
            let appearance = session.appearance
            return session.isInteractive
                ? report.chart(columns: appearance.proseColumns ?? appearance.size.columns) : report.plainText
        }
    }

    func effect(in session: ExampleSession) -> CommandEffect { .shows(["stats"]) }
}
