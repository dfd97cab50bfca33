/// The styles of a status bar. Kept: there is none in the picture.
public nonisolated enum UIStatusBarStyle: Int, Sendable {
    /// As the light or dark screen wants it.
    case `default` = 0
    /// White letters.
    case lightContent = 1
    /// Black letters.
    case darkContent = 3
}
