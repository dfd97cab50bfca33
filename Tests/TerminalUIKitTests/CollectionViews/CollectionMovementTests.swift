import TerminalUIKit
import TerminalTesting
import Testing

/// Items that are moved by hand.
struct CollectionMovementTests {
    /// Letters in one section, which may be moved but for the first.
    private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var letters = ["a", "b", "c", "d"]
        var calls: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            letters.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            indexPath.item > 0
        }

        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
            letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
            toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath { proposedIndexPath.item == 0 ? IndexPath(item: 1, section: 0) : proposedIndexPath }
    }

    private let letters = Letters()
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())

    init() {
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("A moved item ends at its place, or at the delegate's, and its cell moves with it")
    func drag() {
        // Given
        collection.dataSource = letters
        collection.delegate = letters
        collection.layoutIfNeeded()
        let last = collection.cellForItem(at: path(3))

        // When
        let isMoved = collection.dragItem(at: path(3), to: path(0))
        let isFixed = !collection.dragItem(at: path(0), to: path(2))

        // Then
        expect(isMoved && isFixed)
        expect(letters.calls, equals: ["move 3 to 1"])
        expect(letters.letters, equals: ["a", "d", "b", "c"])
        expect(collection.cellForItem(at: path(1)) === last)
    }

    @Test("A program's own gesture can move an item to a point, and cancel the movement")
    func interactive() throws {
        // Given
        collection.dataSource = letters
        collection.layoutIfNeeded()
        let place = try #require(collection.layoutAttributesForItem(at: path(3))).center

        // When
        let mayBegin = collection.beginInteractiveMovementForItem(at: path(1))
        collection.updateInteractiveMovementTargetPosition(place)
        collection.cancelInteractiveMovement()
        collection.endInteractiveMovement()
        let given = letters.letters
        _ = collection.beginInteractiveMovementForItem(at: path(1))
        collection.updateInteractiveMovementTargetPosition(place)
        collection.endInteractiveMovement()
        collection.endInteractiveMovement()

        // Then
        expect(mayBegin && given == ["a", "b", "c", "d"])
        expect(letters.letters, equals: ["a", "c", "d", "b"])
    }

    @Test("If the data source lacks the method for moving, no item moves")
    func withoutMethod() {
        // Given
        let moons = Moons([3])
        collection.dataSource = moons

        // When, Then
        expect(!collection.dragItem(at: path(0), to: path(1)))
        expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    }

    @Test("A diffable data source moves the items that its handlers allow, and reports the changes to them")
    func reordering() {
        // Given
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], toSection: "A")
        source.apply(snapshot)
        let before = collection.dragItem(at: path(0), to: path(2))
        let isThere = !source.collectionView(collection, canMoveItemAt: path(0))
        let isNowhere = !source.collectionView(collection, canMoveItemAt: path(9))
        var told: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != 3 }
        source.reorderingHandlers.willReorder = { told.append("will \($0.finalSnapshot.itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { transaction in
            let items = transaction.initialSnapshot.itemIdentifiers.applying(transaction.difference) ?? []
            told.append("did \(items)")
        }

        // When
        let isMoved = collection.dragItem(at: path(0), to: path(2))
        let fixed = collection.dragItem(at: path(1), to: path(0))

        // Then
        expect(!before && isMoved && !fixed)
        expect(isThere && isNowhere, "without handlers, or an item, nothing can be moved")
        expect(told, equals: ["will [2, 3, 1]", "did [2, 3, 1]"])
        expect(source.snapshot().itemIdentifiers, equals: [2, 3, 1])
    }
}
