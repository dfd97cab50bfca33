/// A handle of a window, which lives as long as the window, and is referred to weakly in its place.
///
/// With a weak reference to the window itself, each reference to it would go through a side table. Views that come and
/// go refer to their window twenty times.
final class WindowHandle {
    nonisolated(unsafe) final var window = UncountedReference<UIWindow>()
}
