/// What a command does to the screen, and what it shows: whoever repeats or judges what was typed goes by it.
public nonisolated enum CommandEffect: Equatable, Sendable {
    /// It changes nothing, and shows what chapters of the tutorial call so: `tree`, `xib ReusableTableViewCell`.
    case shows([String])
    /// It does what a finger would do: one of the steps that lead to the screen as it is. Its name says what is shown.
    case touches
    /// It makes the screen another way, or has other things told of it.
    case changes

    /// It changes nothing, and shows nothing that a chapter asks for.
    public static let nothing = shows([])
}
