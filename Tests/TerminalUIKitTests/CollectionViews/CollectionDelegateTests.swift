import TerminalUIKit
import TerminalTesting
import Testing

/// Which methods of its delegate a collection calls, and in which order.
struct CollectionDelegateTests {
    /// Notes what it is asked and told.
    private final class Delegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        private let moons = Moons([2, 2])
        var calls: [String] = []
        var keepsHighlight = true
        var keepsSelection = false

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            moons.numberOfSections(in: collectionView)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            moons.collectionView(collectionView, numberOfItemsInSection: section)
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { moons.collectionView(collectionView, cellForItemAt: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            moons.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            keepsHighlight
        }

        func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            calls.append("highlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            calls.append("unhighlight \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            !keepsSelection
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { calls.append("+header \(indexPath.section)") }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { calls.append("-header \(indexPath.section)") }

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 20) }
    }

    private let delegate = Delegate()
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: UICollectionViewFlowLayout())

    init() {
        (collection.dataSource, collection.delegate) = (delegate, delegate)
        collection.layoutIfNeeded()
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("A tap highlights an item briefly, and an item that can't be highlighted isn't selected")
    func highlight() {
        // Given
        delegate.calls = []

        // When
        collection.tapItem(at: path(0))
        delegate.keepsHighlight = false
        let taken = collection.tapItem(at: path(1))

        // Then
        expect(delegate.calls, equals: ["highlight 0", "unhighlight 0"])
        expect(!taken && collection.indexPathsForSelectedItems == [path(0)])
    }

    @Test("With multiple selection, an item is deselected only if the delegate allows it")
    func deselection() {
        // Given
        collection.allowsMultipleSelection = true
        collection.tapItem(at: path(0))
        delegate.keepsSelection = true

        // When
        let refused = collection.tapItem(at: path(0))
        delegate.keepsSelection = false
        let taken = collection.tapItem(at: path(0))

        // Then
        expect(!refused && taken)
        expect(collection.indexPathsForSelectedItems, equals: nil)
    }

    @Test("The collection tells its delegate about headers that appear and disappear")
    func headers() {
        // Given
        let first = delegate.calls
        delegate.calls = []

        // When
        collection.contentOffset.y = 40
        collection.layoutIfNeeded()

        // Then
        expect(first, equals: ["+header 0", "+header 1"])
        expect(delegate.calls, equals: ["-header 0"])
    }
}
