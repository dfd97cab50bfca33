import TerminalUIKit

/// A data source that counts what it is asked, and a delegate that notes what it is told.
class Moons: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    private(set) var asked = 0
    private(set) var told: [String] = []

    init(_ counts: [Int]) {
        self.counts = counts
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        asked += 1
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Moon")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "Moon", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Title")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        told.append("selected \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        told.append("deselected \(indexPath.item)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        told.append("scrolled")
    }
}

/// Items of four sizes, one after another.
final class SizedMoons: Moons, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let sizes = [(100, 20), (200, 50), (300, 20), (90, 20)]
        return CGSize(width: sizes[indexPath.item].0, height: sizes[indexPath.item].1)
    }
}
