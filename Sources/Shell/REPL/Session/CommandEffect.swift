/// The effect of a command on the screen, and the things it shows. Code that repeats or judges typed lines uses it.
public nonisolated enum CommandEffect: Equatable, Sendable {
    /// The command has no effect, and shows things by the names that chapters use: `tree`, `xib ReusableTableViewCell`.
    case shows([String])
    /// The command does what a touch would do, as one of the steps that lead to the current screen. Its name is that of
    /// the thing shown.
    case touches
    /// The command makes the screen in another way, or changes how other things are reported.
    case changes

    /// The effect of a command that has no effect, and shows no output that a chapter asks for.
    public static let nothing = shows([])
}
