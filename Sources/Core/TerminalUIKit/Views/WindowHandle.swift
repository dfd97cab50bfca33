/// An object that lives as long as a window, to refer to weakly in its place.
///
/// With a weak reference to the window itself, each reference to it would go through a side table. Views that come and
/// go refer to their window twenty times.
final class WindowPlace {
    nonisolated(unsafe) final var window = UncountedReference<UIWindow>()
}
