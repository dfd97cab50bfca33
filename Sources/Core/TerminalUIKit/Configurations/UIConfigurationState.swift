/// The state that a configuration may depend on: the traits of the screen, and values that a program adds.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// Creates the usual state.
    init(traitCollection: UITraitCollection)

    /// The traits of the screen.
    var traitCollection: UITraitCollection { get set }

    /// Accesses a value that a program adds to the state, for which a cell overrides `configurationState`.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
