import TerminalUIKit
import TerminalTesting
import Testing

/// Scrolling a collection to an item.
struct CollectionScrollingTests {
    private let moons = Moons([100])
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 176), collectionViewLayout: layout)
        collection.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
        (collection.dataSource, collection.delegate) = (moons, moons)
        collection.layoutIfNeeded()
    }

    @Test(
        "An item scrolls to the top, the middle or the bottom, inside the insets, or no further than needed",
        arguments: zip(
            [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, []], [2190, 2134, 2088, 2068]))
    func positions(position: UICollectionView.ScrollPosition, offset: CGFloat) {
        // Given
        let item = IndexPath(item: 50, section: 0)

        // When
        collection.scrollToItem(at: item, at: position, animated: false)

        // Then
        expect(collection.contentOffset.y, equals: offset)
    }

    @Test(
        "A collection that scrolls sideways brings an item to the left, the middle or the right",
        arguments: zip([UICollectionView.ScrollPosition.left, .centeredHorizontally, .right], [80, 60, 40]))
    func sideways(position: UICollectionView.ScrollPosition, offset: CGFloat) {
        // Given
        collection.frame.size.width = 80
        collection.layoutIfNeeded()
        collection.collectionViewLayout = Row()
        collection.layoutIfNeeded()

        // When
        collection.scrollToItem(at: IndexPath(item: 2, section: 0), at: position, animated: false)

        // Then
        expect(collection.contentOffset.x, equals: offset)
    }

    /// Items of 40 points side by side.
    private class Row: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 4_000, height: 44) }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 40 * indexPath.item, y: 0, width: 40, height: 44)
            return attributes
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
                .filter { $0.frame.intersects(rect) }
        }
    }

    /// A row whose layout lists its items from the last to the first.
    private final class BackwardsRow: Row {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.reversed()
        }
    }

    @Test("Cells are requested in the order of their items, however the layout orders its attributes")
    func order() {
        // Given
        collection.contentInset = .zero
        collection.frame.size.width = 100
        moons.shown = []

        // When
        collection.collectionViewLayout = BackwardsRow()
        collection.reloadData()
        collection.layoutIfNeeded()
        let cells = collection.visibleCells
        collection.contentOffset.x = 50
        collection.layoutIfNeeded()

        // Then
        let last = moons.shown.suffix(5)
        expect(last, equals: ["+0", "+1", "+2", "-0", "+3"])
        expect(collection.visibleCells.prefix(2).elementsEqual(cells[1...], by: ===))
        expect(collection.reuseCounts.made, equals: 4)
    }

    @Test("A collection doesn't scroll beyond its insets")
    func limits() {
        // Given
        let (first, last) = (IndexPath(item: 0, section: 0), IndexPath(item: 99, section: 0))

        // When
        collection.scrollToItem(at: last, at: .top, animated: false)
        let lowest = collection.contentOffset.y
        collection.scrollToItem(at: first, at: .bottom, animated: false)

        // Then
        expect(lowest, equals: 4244)
        expect(collection.contentOffset.y, equals: -10)
    }

    @Test("If items are deleted at the end, the content scrolls down to the items that remain")
    func shrinking() {
        // Given
        collection.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: false)
        moons.counts = [10]

        // When
        collection.reloadData()
        collection.layoutIfNeeded()

        // Then
        expect(collection.contentOffset.y, equals: 284)
        expect(collection.indexPathsForVisibleItems.map(\.item), equals: [6, 7, 8, 9])
    }

    @Test("The collection tells its delegate about cells that appear and disappear")
    func display() {
        // Given
        moons.shown = []

        // When
        collection.contentOffset.y = 44
        collection.layoutIfNeeded()

        // Then
        expect(moons.shown, equals: ["-0", "+4"])
    }

    @Test("Scrolling to a missing item ends the process, in UIKit's words")
    func missing() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let moons = Moons([3])
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                collection.dataSource = moons
                collection.scrollToItem(at: IndexPath(item: 3, section: 0), at: .top, animated: false)
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message,
            contains: "NSInternalInconsistencyException', reason: 'Attempted to scroll the collection view to an "
                + "out-of-bounds item (3) when there are only 3 items in section 0. Collection view: <UICollection")
    }
}
