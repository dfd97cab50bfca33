/// The place of a section's header or footer. It scrolls with the section.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind, such as `UICollectionView.elementKindSectionHeader`.
    open private(set) var elementKind: String
    /// The edge of the section: above it, or else below it.
    open private(set) var alignment: NSRectAlignment

    /// Creates the place of a header or footer.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }

    var isAbove: Bool { [.top, .topLeading, .topTrailing].contains(alignment) }
}
