/// The effect of a command on the screen, and the things it shows. Code that repeats or judges typed lines uses it.
public nonisolated enum CommandEffect: Equatable, Sendable {
    /// It changes nothing, and shows what chapters of the tutorial call so: `tree`, `xib ReusableTableViewCell`.
    case shows([String])
    /// It does what a finger would do: one of the steps that lead to the screen as it is. Its name says what is shown.
    case touches
    /// It makes the screen another way, or has other things told of it.
    case changes

    /// The effect of a command that changes nothing, and shows nothing that a chapter asks for.
    public static let nothing = shows([])
}
