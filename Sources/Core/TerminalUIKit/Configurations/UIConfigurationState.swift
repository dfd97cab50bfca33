/// The state that a configuration may depend on: the traits of the screen, and values that a program adds.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// Creates a state in which nothing is special.
    init(traitCollection: UITraitCollection)

    /// What the screen is like.
    var traitCollection: UITraitCollection { get set }

    /// What a program adds to the state: a cell overrides `configurationState` for it.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
