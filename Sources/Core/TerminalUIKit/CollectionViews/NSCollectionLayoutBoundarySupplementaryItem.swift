/// The place of a section's header or footer. It scrolls with the section.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind, such as `UICollectionView.elementKindSectionHeader`.
    open private(set) var elementKind: String
    /// The edge of the section: above it, or else below it.
    open private(set) var alignment: NSRectAlignment

    /// Creates a header or footer.
    ///
    /// - Parameters:
    ///   - layoutSize: The size of the header or footer.
    ///   - elementKind: The kind under which its view is registered.
    ///   - alignment: The edge of the section at which it is.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }

    var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}
