/// A value that says what a content view shows, and how. It can make such a view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows what the configuration says.
    func makeContentView() -> any UIView & UIContentView

    /// The same for a state: what was not set explicitly is as is usual in it.
    func updated(for state: any UIConfigurationState) -> Self
}
