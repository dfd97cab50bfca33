public import ArgumentParser
public import ReusableViews

extension CalendarDay: ExpressibleByArgument {
    /// Reads a day as `2011-10-29`.
    public nonisolated init?(argument: String) {
        self.init(argument)
    }
}
