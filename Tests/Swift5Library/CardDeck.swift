import TerminalUIKit

/// Comes to rest at cards, and moves the first of those seen to the top edge.
open class CardLayout: UICollectionViewFlowLayout {
    /// The next card above.
    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let step = itemSize.height + minimumLineSpacing
        return CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / step).rounded(.down) * step)
    }

    /// Whenever it scrolls.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    /// Those at the edge are pale.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let top = collectionView?.contentOffset.y ?? 0
        let attributes = super.layoutAttributesForElements(in: rect)
        for card in attributes ?? [] where card.representedElementCategory == .cell && card.frame.minY < top {
            card.alpha = 0.5
        }
        return attributes
    }
}

/// Cards that a user puts in order, shown by a snapshot.
open class CardDeck {
    private let source: UICollectionViewDiffableDataSource<Int, String>
    /// The order after each move.
    public private(set) var orders: [[String]] = []

    /// Fills a collection.
    public init(_ collection: UICollectionView, cards: [String]) {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, card in
            cell.contentView.tag = card.count
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, card in
            return collection.dequeueConfiguredReusableCell(using: registration, for: path, item: card)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [weak self] in self?.orders.append($0.finalSnapshot.itemIdentifiers) }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(cards)
        source.apply(snapshot, animatingDifferences: false)
    }
}
