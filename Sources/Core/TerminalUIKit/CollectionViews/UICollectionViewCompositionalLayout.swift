import PlainText

/// A layout that arranges items in groups, and groups in sections, by their descriptions. Lists and grids are examples.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Describes a section, or nil if there isn't one, which ends the process if there is such a section.
    public typealias SectionProvider = (
        _ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

    /// The configuration of all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: SectionProvider
    private var sections: [CompositionalSection] = []
    /// The heights of elements that size themselves, once they have been on screen. The kind of a cell is nil.
    private var heights: [Int: [String?: [Int: CGFloat]]] = [:]
    private var width: CGFloat = 0

    /// Creates a layout in which all sections have the same description.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(sectionProvider: { _, _ in section })
    }
    /// Creates a layout in which all sections have the same description, with a configuration.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Creates a layout that asks a closure for the description of each section.
    public convenience init(sectionProvider: @escaping SectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Creates a layout that asks a closure for the description of each section, with a configuration.
    public init(
        sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// Returns `nil`, because code arranges the sections.
    public required init?(coder: NSCoder) { nil }

    /// Creates a layout in which all sections are lists.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: Arranging

    /// Computes the places of the sections, after asking for their descriptions.
    open override func prepare() {
        sections = []
        guard let collectionView else { return }
        let size = collectionView.bounds.size
        if size.width != width { (width, heights) = (size.width, [:]) }
        let environment = LayoutEnvironment(contentSize: size, traitCollection: collectionView.traitCollection)
        var origin: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            let itemCount = collectionView.numberOfItems(inSection: index)
            let section = provider(index, environment) ?? emptySection(itemCount: itemCount)
            let known = heights[index] ?? [:]
            let boundaries = section.boundarySupplementaryItems.map(\.elementKind)
            sections.append(
                CompositionalSection(
                    section, itemCount: itemCount, origin: origin, container: size,
                    heights: known[nil] ?? [:],
                    boundaryHeights: Dictionary(
                        boundaries.compactMap { kind in known[kind]?[0].map { (kind, $0) } }, uniquingKeysWith: { $1 }))
            )
            origin = sections[index].end + configuration.interSectionSpacing
        }
    }

    private func emptySection(itemCount: Int) -> NSCollectionLayoutSection {
        guard itemCount > 0 else {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
        }
        UIKitException.inconsistency(
            "Invalid section definition. Please specify a valid section definition when content is to be rendered for "
                + "a section. This is a client error."
        ).raise()
    }

    // MARK: Sizes of their own

    override func sizesItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        let section = sections[path.section]
        let kind = attributes.representedElementKind
        let isEstimated =
            if let kind {
                section.boundaries.first { $0.item.elementKind == kind }?.item.layoutSize.heightDimension.isEstimated
                    ?? false
            } else {
                section.places[path.item % section.places.count].sizesItself
            }
        return isEstimated && heights[path.section]?[kind]?[path.item] == nil
    }

    override func take(_ preferred: UICollectionViewLayoutAttributes) {
        let path = preferred.indexPath
        heights[path.section, default: [:]][preferred.representedElementKind, default: [:]][path.item] =
            preferred.frame.height
    }

    override func forgetHeight(ofItem indexPath: IndexPath) { heights[indexPath.section]?[nil]?[indexPath.item] = nil }

    /// Returns the configuration of a section that is a list, or nil for other sections.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section].section.list : nil
    }

    override func itemsChanged(by changes: ListUpdates?) {
        let old = heights
        heights = [:]
        guard let changes else { return }
        for (section, kinds) in old {
            for (item, height) in kinds[nil] ?? [:] {
                let path = IndexPath(item: item, section: section)
                guard !changes.isReloaded(path), let new = changes.newIndex(of: path) else { continue }
                heights[new.section, default: [:]][nil, default: [:]][new.item] = height
            }
        }
    }

    // MARK: Answers

    /// The size of the content: as wide as the collection, as high as the sections.
    open override var collectionViewContentSize: CGSize { CGSize(width: width, height: sections.last?.end ?? 0) }

    /// Returns the attributes of the views that a rectangle of the content touches: the items of whole groups, headers
    /// and footers.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for index in sections.partitioningIndex(where: { $0.end > rect.minY })..<sections.count {
            let section = sections[index]
            guard section.origin < rect.maxY else { break }
            for boundary in section.boundaries
            where boundary.frame.minY < rect.maxY && boundary.frame.maxY > rect.minY {
                found += [
                    layoutAttributesForSupplementaryView(
                        ofKind: boundary.item.elementKind, at: IndexPath(item: 0, section: index))
                ].compactMap(\.self)
            }
            for item in section.items(in: rect.minY..<rect.maxY) {
                found += [layoutAttributesForItem(at: IndexPath(item: item, section: index))].compactMap(\.self)
            }
        }
        return found
    }

    /// Returns the attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].itemCount).contains(indexPath.item)
        else { return nil }
        let section = sections[indexPath.section]
        guard !section.places.isEmpty else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = section.frame(ofItem: indexPath.item)
        if let list = section.section.list {
            let isLast = indexPath.item == section.itemCount - 1
            attributes.hasSeparator = list.showsSeparators && (list.appearance == .plain || !isLast)
        }
        return attributes
    }

    /// Returns the attributes of a section's header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            let place = sections[indexPath.section].boundaries.first(where: { $0.item.elementKind == elementKind })
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = place.frame
        return attributes
    }
}
