/// The looks of the status bar, which isn't drawn.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// The usual text, light text, and dark text.
    case `default`, lightContent, darkContent = 3
}
