internal import TerminalUIKit

/// A screen whole and broken, after the same steps, each in a session of its own.
struct ScreenComparison {
    let experiment: Experiment
    let steps: [String]
    /// The technique of both screens if it isn't the one in use, or nil.
    let otherTechnique: String?
    let whole: ComparedScreen
    /// The screen with something broken, or nil if that ends the program.
    let broken: ComparedScreen?
    let ending: CrashReport?

    /// Creates both screens, and has the same steps typed in both.
    init(_ experiment: Experiment, after steps: [String], in session: ExampleSession, columns: Int) throws {
        self.experiment = experiment
        self.steps = steps
        let technique = session.program.technique(for: experiment, using: session.technique).name
        otherTechnique = session.program.otherTechnique(for: experiment, using: session.technique)
        func screen(breaking name: String?) throws -> ComparedScreen {
            let screen = try ComparedScreen(like: session, technique: technique, breaking: name, columns: columns)
            for step in steps { screen.session.run(step) }
            return screen
        }
        whole = try screen(breaking: nil)
        broken = experiment.endsProgram ? nil : try screen(breaking: experiment.name)
        ending =
            experiment.endsProgram
            ? try TrialProcess(of: session).report(
                with: technique, ["--width", "\(columns)", "--experiment", experiment.name], after: steps) : nil
    }

    /// The places where the screens look different, or nil if one has ended.
    var difference: ScreenDifference? { broken.map { ScreenDifference(whole, $0) } }

    /// The counts of both screens, or nil if one has ended.
    var stats: (whole: ScreenStats, broken: ScreenStats)? {
        broken.map { (whole.session.stats, $0.session.stats) }
    }

    /// The counts that say something of the screens, the most telling first.
    var counts: [ScreenCount] {
        let hasCells = !whole.session.window.cellContainers.isEmpty
        return hasCells ? [.made, .reused, .waiting, .nibReads, .visible, .live] : [.nibReads, .live]
    }

    /// The scale for the bars of both, the longest of which has so many columns.
    func scale(within room: Int) -> BarScale {
        let numbers = counts.flatMap { count in
            stats.map { [$0.whole[keyPath: count.number], $0.broken[keyPath: count.number]] } ?? []
        }
        let largest = numbers.max() ?? 0
        return BarScale(largest: Double(largest), columns: min(largest, max(room, 0)))
    }

    /// Returns the difference of a count between the broken screen and the whole one, or empty if there isn't one.
    func difference(in count: ScreenCount) -> String {
        guard let (whole, broken) = stats else { return "" }
        let more = broken[keyPath: count.number] - whole[keyPath: count.number]
        guard more != 0 else { return "" }
        let isForEach = count == .made && makesEveryCell
        return (more > 0 ? "+\(more)" : "\(more)") + (isForEach ? ", one for each \(itemName)" : "")
    }

    /// The name of an item of the list.
    var itemName: String { whole.session.itemName }

    /// A Boolean value that indicates whether the broken screen makes a cell wherever the whole one reuses one.
    var makesEveryCell: Bool {
        guard let (whole, broken) = stats else { return false }
        return broken.reused == 0 && whole.reused > 0 && broken.made == whole.made + whole.reused
    }
}
