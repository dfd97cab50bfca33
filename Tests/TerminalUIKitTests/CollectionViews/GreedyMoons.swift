import TerminalUIKit

/// Dequeues two cells for each item.
final class GreedyMoons: Moons {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        _ = super.collectionView(collectionView, cellForItemAt: indexPath)
        return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
}
