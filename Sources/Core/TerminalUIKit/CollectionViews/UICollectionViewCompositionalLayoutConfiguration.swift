/// The configuration of all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// Creates a configuration without space between sections.
    public override init() {}
}
