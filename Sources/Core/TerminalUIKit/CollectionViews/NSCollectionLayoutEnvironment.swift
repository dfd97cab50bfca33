/// The environment that a section's layout may depend on.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the screen.
    var traitCollection: UITraitCollection { get }
}
