import ArgumentParser

nonisolated extension EventDate: ExpressibleByArgument {
    /// Reads a date by its name or by what is written above it, case aside.
    init?(argument: String) {
        self.init(named: argument.lowercased())
    }
}
