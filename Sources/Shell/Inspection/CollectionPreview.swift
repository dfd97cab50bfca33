internal import TerminalUIKit

/// Shows each prototype of a collection once, as Interface Builder does.
final class CollectionPreview: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let cells: [PreviewedPrototype]
    private let header: PreviewedPrototype?
    private let footer: PreviewedPrototype?

    init(cells: [PreviewedPrototype], header: PreviewedPrototype?, footer: PreviewedPrototype?) {
        (self.cells, self.header, self.footer) = (cells, header, footer)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        identified(cells[indexPath.item].make(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero))
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let prototype = kind == UICollectionView.elementKindSectionHeader ? header : footer
        return identified(
            prototype?.make(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { cells[indexPath.item].size }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header?.size ?? .zero }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { footer?.size ?? .zero }

    private func identified<View: UICollectionReusableView>(_ view: View) -> View {
        view.identify(as: "prototype")
        return view
    }
}
