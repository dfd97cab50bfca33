import TerminalTesting
import TerminalUIKit
import Testing

@testable import ExampleShell

/// The key that moves items of a collection on a user's own screen.
struct MovableItemsTests {
    private class Fixed: UICollectionViewController {
        var days = [1, 2, 3]

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Day")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            days.count
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "Day", for: indexPath)
        }
    }

    private final class Movable: Fixed {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {
            days.insert(days.remove(at: source.item), at: destination.item)
        }
    }

    @Test("m moves an item of a collection whose data source can, and isn't listed for another")
    func moves() {
        // Given
        let (fixed, movable) = (
            Fixed(collectionViewLayout: UICollectionViewFlowLayout()),
            Movable(collectionViewLayout: UICollectionViewFlowLayout())
        )
        let (still, moving) = (Fingers(ListSession.showing { fixed }), Fingers(ListSession.showing { movable }))

        // When
        still.press("m2\r")
        moving.press("m2\r")

        // Then
        expect(!still.press("?").contains { $0.contains("type its new place") })
        expect(moving.press("?").contains { $0.contains("move the item: type its new place") })
        expect(fixed.days == [1, 2, 3] && movable.days == [2, 3, 1])
    }
}
