import ArgumentParser

nonisolated extension EventDate: ExpressibleByArgument {
    /// Takes a date by its name or, as the screen shows it, by the caption above it.
    init?(argument: String) {
        let word = argument.lowercased()
        guard let date = Self.allCases.first(where: { [$0.rawValue, $0.caption.lowercased()].contains(word) }) else {
            return nil
        }
        self = date
    }
}
