/// A value that describes the content and the looks of a content view. It can make such a view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Makes a view that shows the content of the configuration.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state, with the state's defaults for properties that were not set.
    func updated(for state: any UIConfigurationState) -> Self
}
