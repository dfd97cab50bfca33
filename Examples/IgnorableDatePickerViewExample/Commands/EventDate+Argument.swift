import ArgumentParser

nonisolated extension EventDate: ExpressibleByArgument {
    /// Reads a date by its name or by the text above it, ignoring case.
    init?(argument: String) {
        self.init(named: argument.lowercased())
    }
}
