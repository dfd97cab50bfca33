internal import ArgumentParser

/// `stats`: counts cells and nibs.
struct Stats: SessionCommand {
    static let configuration = CommandConfiguration(
        abstract: "Count the cells made, reused and waiting, and the nibs read.")

    @OptionGroup var format: OutputFormat

    func run(in session: ExampleSession) throws {
        session.window.layoutIfNeeded()
        try session.print(session.stats, in: format) {
            $0.text(
                counting: session.countedClass, showsCells: !session.window.reusingViews.isEmpty,
                countsControllersNibs: session.countsControllersNibs)
        }
    }
}
