/// The layout of a section: a group that is repeated, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list that the section is, or nil if it isn't one.
    private(set) var list: UICollectionLayoutListConfiguration?
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The space around all groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Creates a section that is a list, whose rows are as wide as the list and as high as their content.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        }
        let row = NSCollectionLayoutItem(layoutSize: size(44))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(44), subitems: [row]))
        section.list = configuration
        section.contentInsets = configuration.appearance.insets
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(28), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(28), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}
