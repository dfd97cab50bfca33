import TerminalUIKit
import Testing

/// How a collection takes in that its content has changed.
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

    @Test("Only the cells of reloaded items are asked for again")
    func reloadItems() {
        // Given
        let before = collection.visibleCells
        moons.shown = []

        // When
        collection.reloadItems(at: [path(2)])
        collection.layoutIfNeeded()

        // Then
        #expect(moons.shown == ["+2"])
        #expect(moons.asked == 7)
        #expect(collection.visibleCells == before)
        #expect(collection.reuseCounts.reused == 1)
    }

    @Test("Changes in a batch are made together at its end, also in batches within; then it calls back")
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
        #expect(counts == [6, 7])
        #expect(fifth.flatMap(collection.indexPath(for:)) == path(6))
    }

    @Test("A new data source fills the collection anew")
    func newDataSource() {
        // Given
        let others = Moons([2, 1])

        // When
        collection.dataSource = others

        // Then
        #expect(collection.numberOfSections == 2)
        #expect((0...2).map(collection.numberOfItems(inSection:)) == [2, 1, 0])
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 3)
    }

    @Test("Another layout arranges the items anew, and the one before has nothing to arrange")
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
        #expect(collection.cellForItem(at: path(5))?.frame == CGRect(x: 0, y: 110, width: 320, height: 22))
        #expect(old.collectionView == nil && layout.collectionView === collection)
    }

    @Test("A layout is asked to prepare once, until it is out of date")
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
        #expect(prepared == 1)
        #expect(layout.preparations == 2)
        #expect(collection.visibleCells.first?.frame.height == 10)
    }

    @Test("The view behind the items is as large as the collection, stays there, and makes way for another")
    func background() {
        // Given
        let (first, second) = (UIView(frame: .zero), UIView(frame: .zero))
        collection.backgroundView = first

        // When
        collection.backgroundView = second
        collection.frame.size.height = 220
        collection.layoutIfNeeded()

        // Then
        #expect(first.superview == nil)
        #expect(collection.subviews.first === second)
        #expect(second.frame == collection.bounds)
    }

    @Test("An archive has neither cells nor headers, and the collection keeps its own")
    func archive() throws {
        // Given
        collection.allowsMultipleSelection = true
        collection.allowsSelection = false
        let before = collection.subviews

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: collection)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UICollectionView)

        // Then
        #expect(copy.subviews == [])
        #expect(copy.allowsMultipleSelection && !copy.allowsSelection)
        #expect((copy.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize == CGSize(width: 100, height: 44))
        #expect(Set(collection.subviews) == Set(before))
    }

    @Test("Counts that do not match the changes end the process, in UIKit's words")
    func wrongCounts() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let moons = Moons([3])
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                collection.dataSource = moons
                collection.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "section after the update (3) must be equal to the number of items contained in that section before "
                    + "the update (3), plus or minus the number of items inserted or deleted from that section "
                    + "(1 inserted, 0 deleted)."))
    }
}
