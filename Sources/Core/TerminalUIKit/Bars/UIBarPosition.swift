/// The positions of a bar.
public nonisolated enum UIBarPosition: Int, Sendable {
    /// Where a bar of its kind usually is.
    case any
    /// At the bottom: its line is above it.
    case bottom
    /// At the top: its line is below it.
    case top
    /// At the top, reaching up behind the status bar. There is none here: as ``top``.
    case topAttached
}
