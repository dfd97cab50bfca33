import TerminalUIKit

// A collection and its layout as a library for UIKit might have them: they override all there is.

class LoggedCollectionView: UICollectionView {
    let calls = Calls()

    override weak var delegate: (any UICollectionViewDelegate)? { didSet { calls.note() } }
    override var dataSource: (any UICollectionViewDataSource)? { didSet { calls.note() } }
    override var collectionViewLayout: UICollectionViewLayout { didSet { calls.note() } }
    override var allowsSelection: Bool { didSet { calls.note() } }
    override var allowsMultipleSelection: Bool { didSet { calls.note() } }
    override var backgroundView: UIView? { didSet { calls.note() } }

    // MARK: Items

    override func reloadData() {
        calls.note()
        super.reloadData()
    }

    override var numberOfSections: Int { super.numberOfSections }
    override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
    override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
    override var visibleCells: [UICollectionViewCell] { super.visibleCells }
    override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
    override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath)
    }

    override func supplementaryView(
        forElementKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        super.supplementaryView(forElementKind: kind, at: indexPath)
    }

    override func visibleSupplementaryViews(ofKind kind: String) -> [UICollectionReusableView] {
        super.visibleSupplementaryViews(ofKind: kind)
    }

    override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        calls.note()
        super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Reuse

    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        super.register(nib, forCellWithReuseIdentifier: identifier)
    }

    override func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }

    override func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    override func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        calls.note()
        return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    override func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        super.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    // MARK: Selection and updates

    override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }

    override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    override func deselectItem(at indexPath: IndexPath, animated: Bool) {
        super.deselectItem(at: indexPath, animated: animated)
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        super.performBatchUpdates(updates, completion: completion)
    }

    override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
    override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
    override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }

    override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        calls.note()
        super.moveItem(at: indexPath, to: newIndexPath)
    }

    override func insertSections(_ sections: IndexSet) {
        calls.note()
        super.insertSections(sections)
    }

    override func deleteSections(_ sections: IndexSet) {
        calls.note()
        super.deleteSections(sections)
    }

    override func reloadSections(_ sections: IndexSet) {
        calls.note()
        super.reloadSections(sections)
    }

    override func moveSection(_ section: Int, toSection newSection: Int) {
        calls.note()
        super.moveSection(section, toSection: newSection)
    }
}

class LoggedLayout: UICollectionViewLayout {
    let calls = Calls()

    override var collectionView: UICollectionView? { super.collectionView }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }

    override func prepare() {
        super.prepare()
        calls.note()
    }

    override func invalidateLayout() {
        super.invalidateLayout()
        calls.note()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = LoggedAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
}

class LoggedAttributes: UICollectionViewLayoutAttributes {
    override var indexPath: IndexPath { didSet {} }
    override var frame: CGRect { didSet {} }
    override var center: CGPoint { didSet {} }
    override var size: CGSize { didSet {} }
    override var representedElementKind: String? { super.representedElementKind }
}

class LoggedFlowLayout: UICollectionViewFlowLayout {
    override var itemSize: CGSize { didSet {} }
    override var minimumLineSpacing: CGFloat { didSet {} }
    override var minimumInteritemSpacing: CGFloat { didSet {} }
    override var sectionInset: UIEdgeInsets { didSet {} }
    override var headerReferenceSize: CGSize { didSet {} }
    override var footerReferenceSize: CGSize { didSet {} }
    override var scrollDirection: UICollectionView.ScrollDirection { didSet {} }

    override func prepare() { super.prepare() }
}

class LoggedCompositionalLayout: UICollectionViewCompositionalLayout {
    override var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet {} }

    override func prepare() { super.prepare() }
}

class LoggedLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    override var interSectionSpacing: CGFloat { didSet {} }
}

class LoggedLayoutSection: NSCollectionLayoutSection {
    override var interGroupSpacing: CGFloat { didSet {} }
    override var contentInsets: NSDirectionalEdgeInsets { didSet {} }
    override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { didSet {} }
}

class LoggedLayoutGroup: NSCollectionLayoutGroup {
    override var layoutSize: NSCollectionLayoutSize { super.layoutSize }
    override var subitems: [NSCollectionLayoutItem] { super.subitems }
    override var interItemSpacing: NSCollectionLayoutSpacing? { didSet {} }
    override var contentInsets: NSDirectionalEdgeInsets { didSet {} }
}

class LoggedBoundaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    override var elementKind: String { super.elementKind }
    override var alignment: NSRectAlignment { super.alignment }
}
