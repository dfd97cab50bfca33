@_spi(Overriding) import Views
import PlainText

/// A layout that fills lines with items, and puts headers and footers around the items of a section.
///
/// If items have one size, a collection of a million items takes as long as one of a hundred. Content never sizes an
/// item.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of every item, in points, unless the delegate gives each its own.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The estimated size of items that size themselves. Stored without effect, because items never do.
    open var estimatedItemSize = CGSize.zero
    /// The size that asks for items that size themselves.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// The space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The space between the items of a line, at least, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The space around the items of a section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    /// The size of headers, in points. Only the height counts, and 0 means no header.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers, in points. Only the height counts, and 0 means no footer.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The direction in which the content scrolls. Stored without effect, for nibs that set it: it is always downwards.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    private var sections: [FlowSection] = []

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.itemSize, "itemSize")
        coder.code(self, \.minimumLineSpacing, "minimumLineSpacing")
        coder.code(self, \.minimumInteritemSpacing, "minimumInteritemSpacing")
        coder.code(self, \.sectionInset, "sectionInset")
        coder.code(self, \.headerReferenceSize, "headerReferenceSize")
        coder.code(self, \.footerReferenceSize, "footerReferenceSize")
        coder.code(self, \.scrollDirection, "scrollDirection")
    }

    // MARK: Arranging

    /// Computes where the sections lie: O(*s*) for *s* sections, and O(*n*) for *n* items if each has its own size.
    open override func prepare() {
        sections = []
        optionalMethods.forget()
        guard let collectionView else { return }
        var origin: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            let section = section(index, at: origin, of: collectionView)
            sections.append(section)
            origin = section.end
        }
    }

    private func section(_ index: Int, at origin: CGFloat, of collectionView: UICollectionView) -> FlowSection {
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        let count = collectionView.numberOfItems(inSection: index)
        let insets =
            (delegate?.collectionView(collectionView, layout: self, insetForSectionAt: index) ?? sectionInset)
            .withinMeasure
        let spacing =
            (delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: index)
            ?? minimumInteritemSpacing).withinMeasure
        let lineSpacing =
            (delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: index)
            ?? minimumLineSpacing).withinMeasure
        let header =
            (delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: index)
            ?? headerReferenceSize).withinMeasure
        let footer =
            (delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: index)
            ?? footerReferenceSize).withinMeasure
        let width = max(0, collectionView.bounds.width.withinMeasure - insets.left - insets.right)
        let sizes = delegate.flatMap { itemSizes(section: index, count: count, of: collectionView, $0) }
        return FlowSection(
            origin: origin, headerHeight: header.height, footerHeight: footer.height, insets: insets, width: width,
            lineSpacing: lineSpacing, itemCount: count,
            arrangement: sizes.map {
                FlowSection.varied(sizes: $0, width: width, spacing: spacing, lineSpacing: lineSpacing)
            } ?? FlowSection.uniform(size: itemSize.withinMeasure, width: width, spacing: spacing))
    }

    /// The optional methods of a delegate that the layout must know to be there or not.
    enum DelegateMethod {
        case itemSize
    }

    let optionalMethods = OptionalMethods<DelegateMethod>()

    /// Asks for one size, and for all of them only if the delegate answers itself.
    private func itemSizes(
        section: Int, count: Int, of collectionView: UICollectionView,
        _ delegate: any UICollectionViewDelegateFlowLayout
    ) -> [CGSize]? {
        func size(_ item: Int) -> CGSize? {
            optionalMethods.answer(of: .itemSize) {
                delegate.collectionView(
                    collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
            }
        }
        guard count > 0, let first = size(0) else { return nil }
        return ([first] + (1..<count).map { size($0) ?? itemSize }).map(\.withinMeasure)
    }

    // MARK: Answers

    /// The size of the content: as wide as the collection, as high as the sections.
    open override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: sections.last?.end ?? 0)
    }

    /// Returns the attributes of the views that a rectangle of the content touches: the items of whole lines, headers
    /// and footers.
    ///
    /// - Complexity: O(log *s* + *r*), where *s* is the number of sections and *r* is the number of attributes
    ///   returned.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        var index = sections.partitioningIndex { $0.end > rect.minY }
        while index < sections.count, sections[index].origin < rect.maxY {
            let start = IndexPath(item: 0, section: index)
            for kind in kinds {
                let view = layoutAttributesForSupplementaryView(ofKind: kind, at: start)
                if let view, view.frame.minY < rect.maxY, view.frame.maxY > rect.minY { found.append(view) }
            }
            for item in sections[index].items(in: rect.minY..<rect.maxY) {
                found += [layoutAttributesForItem(at: IndexPath(item: item, section: index))].compactMap(\.self)
            }
            index += 1
        }
        return found
    }

    /// Returns the attributes of an item. O(1).
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].itemCount).contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = sections[indexPath.section].frame(ofItem: indexPath.item)
        return attributes
    }

    /// Returns the attributes of a section's header or footer: over the whole width. nil if it has no height.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let height = isHeader ? section.headerHeight : section.footerHeight
        guard height > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: 0, y: isHeader ? section.origin : section.footerOrigin, width: collectionView?.bounds.width ?? 0,
            height: height)
        return attributes
    }
}
