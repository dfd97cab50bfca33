import TerminalUIKit
import TerminalTesting
import Testing

/// Updates of a collection after its content has changed.
struct CollectionUpdatesTests {
    private let moons = Moons([6])
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 44)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout)
        (collection.dataSource, collection.delegate) = (moons, moons)
        collection.layoutIfNeeded()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("Reloading items requests only their cells again")
    func reloadItems() {
        // Given
        let before = collection.visibleCells
        moons.shown = []

        // When
        collection.reloadItems(at: [path(2)])
        collection.layoutIfNeeded()

        // Then
        expect(moons.shown, equals: ["-2", "+2"])
        expect(moons.asked, equals: 7)
        expect(collection.visibleCells, equals: before)
        expect(collection.reuseCounts.reused, equals: 1)
    }

    @Test("A batch, also a nested one, applies its changes at its end, and then calls its completion handler")
    func batch() {
        // Given
        let fifth = collection.cellForItem(at: path(5))
        var counts: [Int] = []

        // When
        moons.counts = [7]
        collection.performBatchUpdates {
            collection.deleteItems(at: [path(0)])
            collection.performBatchUpdates { collection.insertItems(at: [path(0), path(1)]) }
            counts.append(collection.numberOfItems(inSection: 0))
        } completion: { finished in
            if finished { counts.append(collection.numberOfItems(inSection: 0)) }
        }
        collection.layoutIfNeeded()

        // Then
        expect(counts, equals: [6, 7])
        expect(fifth.flatMap(collection.indexPath(for:)), equals: path(6))
    }

    @Test("A new data source reloads the collection")
    func newDataSource() {
        // Given
        let others = Moons([2, 1])

        // When
        collection.dataSource = others

        // Then
        expect(collection.numberOfSections, equals: 2)
        expect((0...2).map(collection.numberOfItems(inSection:)), equals: [2, 1, 0])
        collection.layoutIfNeeded()
        expect(collection.visibleCells.count, equals: 3)
    }

    @Test("Another layout arranges the items again, and the old one has no collection")
    func newLayout() {
        // Given
        let old = collection.collectionViewLayout
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 22)
        layout.minimumLineSpacing = 0

        // When
        collection.collectionViewLayout = layout
        collection.layoutIfNeeded()

        // Then
        expect(collection.cellForItem(at: path(5))?.frame, equals: CGRect(x: 0, y: 110, width: 320, height: 22))
        expect(old.collectionView == nil && layout.collectionView === collection)
    }

    @Test("A layout prepares once, until it is invalidated")
    func preparations() {
        // Given
        final class Counting: UICollectionViewFlowLayout {
            var preparations = 0
            override func prepare() {
                super.prepare()
                preparations += 1
            }
        }
        let layout = Counting()
        collection.collectionViewLayout = layout
        collection.layoutIfNeeded()

        // When
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        _ = collection.indexPathForItem(at: .zero)
        let prepared = layout.preparations
        layout.itemSize.height = 10
        collection.layoutIfNeeded()

        // Then
        expect(prepared, equals: 1)
        expect(layout.preparations, equals: 2)
        expect(collection.visibleCells.first?.frame.height, equals: 10)
    }

    @Test("The background view is as large as the collection, doesn't scroll, and can be replaced")
    func background() {
        // Given
        let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
        collection.backgroundView = first

        // When
        collection.backgroundView = second
        collection.frame.size.height = 220
        collection.layoutIfNeeded()

        // Then
        expect(first.superview, equals: nil)
        expect(collection.subviews.first === second)
        expect(second.frame, equals: collection.bounds)
    }

    @Test("An archive contains no cells and no headers, and the archived collection keeps its own")
    func archive() throws {
        // Given
        collection.allowsMultipleSelection = true
        collection.allowsSelection = false
        let before = collection.subviews

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: collection)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UICollectionView)

        // Then
        expect(copy.subviews, equals: [])
        expect(copy.allowsMultipleSelection && !copy.allowsSelection)
        expect(
            (copy.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize, equals: CGSize(width: 100, height: 44)
        )
        expect(Set(collection.subviews), equals: Set(before))
    }

    @Test("A moved item keeps its cell, and the items between shift")
    func moveItem() {
        // Given
        let before = collection.visibleCells

        // When
        collection.moveItem(at: path(0), to: path(2))
        collection.layoutIfNeeded()

        // Then
        let expected = [1, 2, 0, 3, 4, 5].map { before[$0] }
        expect(collection.visibleCells, equals: expected)
        expect(moons.asked, equals: 6)
    }

    private func header(ofSection section: Int) -> UIView? {
        collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    }

    @Test("Sections are inserted, deleted, moved and reloaded, and the others keep their cells and headers")
    func sections() throws {
        // Given
        moons.counts = [1, 2, 3]
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.headerReferenceSize = CGSize(width: 320, height: 20)
        collection.reloadData()
        collection.layoutIfNeeded()
        let headers = (0..<3).map(header)
        let (first, third) = (collection.visibleCells[0], Array(collection.visibleCells[3...]))
        let asked = moons.asked

        // When
        moons.counts = [3, 1, 2]
        collection.performBatchUpdates {
            collection.moveSection(2, toSection: 0)
            collection.deleteSections([1])
            collection.insertSections([2])
        }
        collection.layoutIfNeeded()

        // Then
        let kept = third + [first]
        expect(Array(collection.visibleCells[..<4]), equals: kept)
        expect([header(ofSection: 0), header(ofSection: 1)], equals: [headers[2], headers[0]])
        expect(moons.asked, equals: asked + 2)
    }

    @Test("Reloading a section requests its cells again, and deselects its items")
    func reloadSections() {
        // Given
        collection.selectItem(at: path(1), animated: false, scrollPosition: [])

        // When
        collection.reloadSections([0])
        collection.layoutIfNeeded()

        // Then
        expect(moons.asked, equals: 12)
        expect(collection.indexPathsForSelectedItems, equals: nil)
    }

    @Test("Reloading everything deselects all items, and tells the delegate that the cells disappear")
    func reloadData() {
        // Given
        collection.selectItem(at: path(1), animated: false, scrollPosition: [])
        moons.shown = []

        // When
        collection.reloadData()

        // Then
        expect(collection.indexPathsForSelectedItems, equals: nil)
        expect(moons.shown, equals: ["-0", "-1", "-2", "-3", "-4", "-5"])
    }
}
