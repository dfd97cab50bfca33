/// The environment that a section's layout may depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
    /// What the section is in.
    var container: any NSCollectionLayoutContainer { get }
    /// What the screen is like.
    var traitCollection: UITraitCollection { get }
}
