import TerminalUIKit

/// A data source that counts what it is asked, and a delegate that notes what it is told.
class Moons: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    private(set) var asked = 0
    private(set) var told: [String] = []
    /// Which cells came and went: `+7`, `-7`.
    var shown: [String] = []
    /// The items that may not be selected.
    var refused: Set<Int> = []

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

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        !refused.contains(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown.append("+\(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown.append("-\(indexPath.item)")
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

/// Items of sizes of their own.
final class SizedMoons: Moons, UICollectionViewDelegateFlowLayout {
    var sizes: [(width: CGFloat, height: CGFloat)]

    init(_ counts: [Int], sizes: [(width: CGFloat, height: CGFloat)] = [(100, 20), (200, 50), (300, 20), (90, 20)]) {
        self.sizes = sizes
        super.init(counts)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: sizes[indexPath.item].width, height: sizes[indexPath.item].height)
    }
}

/// A delegate of a flow, without any of its methods.
final class SilentFlowMoons: Moons, UICollectionViewDelegateFlowLayout {}

/// Two sections, each with insets, spacings, header and footer of its own.
final class SectionMoons: Moons, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 160, height: 40) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        section == 0 ? .zero : UIEdgeInsets(top: 6, left: 5, bottom: 6, right: 100)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { CGFloat(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { 1 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 10 : 20) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 ? 11 : 12) }
}
