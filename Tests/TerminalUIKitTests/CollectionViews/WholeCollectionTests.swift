import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

/// The actions and calls of a collection, step by step, in recorded tables.
struct WholeCollectionTests {
    /// Answers all that can be asked, and notes it.
    private final class Asked: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts: [Int]
        var told: [String] = []
        var variesSizes = false

        init(_ counts: [Int]) { self.counts = counts }

        private func note(_ what: String, _ path: IndexPath) {
            told.append("\(what) \(path.map(String.init).joined(separator: "."))")
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            note("cell", path)
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            note(kind.hasSuffix("Header") ? "header" : "footer", path)
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: path)
        }
        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { path != [0, 3] }
        func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to target: IndexPath) {
            note("moved", path)
            note("to", target)
            counts[path.section] -= 1
            counts[target.section] += 1
        }
        func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
            note("may select", path)
            return path != [0, 2]
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("selected", path) }
        func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
            note("may deselect", path)
            return path != [0, 4]
        }
        func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselected", path) }
        func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
            note("may light", path)
            return path != [0, 1]
        }
        func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { note("lit", path) }
        func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) { note("unlit", path) }
        func collectionView(
            _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { note("will show", path) }
        func collectionView(
            _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { note("gone", path) }
        func collectionView(
            _ view: UICollectionView, willDisplaySupplementaryView part: UICollectionReusableView,
            forElementKind kind: String, at path: IndexPath
        ) { note("will show \(kind.suffix(6))", path) }
        func collectionView(
            _ view: UICollectionView, didEndDisplayingSupplementaryView part: UICollectionReusableView,
            forElementOfKind kind: String, at path: IndexPath
        ) { note("gone \(kind.suffix(6))", path) }
        func collectionView(
            _ view: UICollectionView, targetIndexPathForMoveFromItemAt path: IndexPath,
            toProposedIndexPath target: IndexPath
        ) -> IndexPath { target == [0, 0] ? [0, 1] : target }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
            let usual = (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
            guard variesSizes else { return usual }
            return CGSize(
                width: usual.width + CGFloat(path.item * 8), height: usual.height + CGFloat(path.item % 3 * 11))
        }
        func scrollViewDidScroll(_ view: UIScrollView) {
            told.append("scrolled to \(view.contentOffset.x),\(view.contentOffset.y)")
        }
    }

    private func layout(_ name: String) -> UICollectionViewLayout {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 72, height: 44)
        flow.headerReferenceSize = CGSize(width: 24, height: 22)
        switch name {
        case "flow", "varied":
            flow.footerReferenceSize = CGSize(width: 24, height: 11)
            flow.sectionInset = UIEdgeInsets(top: 5, left: 8, bottom: 6, right: 16)
            return flow
        case "sideways":
            flow.scrollDirection = .horizontal
            return flow
        default:
            return UICollectionViewCompositionalLayout { section, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(section == 0 ? 0.5 : 1), heightDimension: .absolute(44)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
                let part = NSCollectionLayoutSection(group: group)
                part.interGroupSpacing = 3
                part.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 16)
                return part
            }
        }
    }

    @Test(
        "Each change of a collection makes its calls in order, and puts cells, headers and footers into place",
        arguments: ["flow", "varied", "sideways", "composed"])
    func steps(name: String) throws {
        // Given
        let asked = Asked([6, 0, 5])
        asked.variesSizes = name == "varied"
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 240, height: 154), collectionViewLayout: layout(name))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
        }
        (view.dataSource, view.delegate) = (asked, asked)
        var lines: [String] = []
        func note(_ title: String, _ work: () -> Void) {
            work()
            view.layoutIfNeeded()
            let parts = view.subviews.compactMap { $0 as? UICollectionReusableView }.map { part in
                let frame = part.frame
                let cell = part as? UICollectionViewCell
                let mark = cell.map { $0.isSelected ? "●" : "" } ?? "▭"
                return "\(mark)\(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)"
            }
            let selected = view.indexPathsForSelectedItems?.map { "\($0.section).\($0.item)" } ?? []
            lines.append("— \(title): \(asked.told.joined(separator: ", "))")
            lines.append("  at \(view.contentOffset.x),\(view.contentOffset.y) of \(view.contentSize), \(selected)")
            lines.append("  " + parts.joined(separator: " | "))
            asked.told = []
        }

        // When
        note("at first") {}
        for (item, section) in [(0, 0), (1, 0), (2, 0), (0, 0), (3, 0), (9, 0), (0, 1)] {
            note("tapped \(section).\(item)") { _ = view.tapItem(at: [section, item]) }
        }
        note("more than one") { view.allowsMultipleSelection = true }
        for item in [4, 4, 0, 0, 3] { note("tapped 0.\(item)") { _ = view.tapItem(at: [0, item]) } }
        for position: UICollectionView.ScrollPosition in [
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ] {
            note("to 2.1 at \(position.rawValue)") { view.scrollToItem(at: [2, 1], at: position, animated: false) }
        }
        note("selected 2.2") { view.selectItem(at: [2, 2], animated: false, scrollPosition: .top) }
        note("selected 0.9") { view.selectItem(at: [0, 9], animated: false, scrollPosition: .top) }
        note("deselected 2.2") { view.deselectItem(at: [2, 2], animated: false) }
        note("back") { view.setContentOffset(.zero, animated: false) }
        note("inserted") {
            asked.counts[0] = 8
            view.insertItems(at: [[0, 0], [0, 4]])
        }
        note("deleted") {
            asked.counts[0] = 7
            view.deleteItems(at: [[0, 1]])
        }
        note("moved") { view.moveItem(at: [0, 0], to: [0, 5]) }
        note("reloaded an item") { view.reloadItems(at: [[0, 1]]) }
        note("all at once") {
            asked.counts = [7, 2, 5]
            view.performBatchUpdates {
                view.deleteItems(at: [[0, 0]])
                view.insertItems(at: [[0, 6], [1, 0], [1, 1]])
            }
        }
        note("a section more") {
            asked.counts = [2, 7, 2, 5]
            view.insertSections([0])
        }
        note("sections change places") {
            asked.counts = [7, 2, 2, 5]
            view.moveSection(0, toSection: 1)
        }
        note("a section less") {
            asked.counts = [7, 2, 5]
            view.deleteSections([2])
        }
        note("a section anew") {
            asked.counts[0] = 3
            view.reloadSections([0])
        }
        for (from, to) in [((0, 0), (0, 2)), ((0, 2), (0, 0)), ((0, 1), (1, 0)), ((1, 9), (0, 0))] {
            note("dragged \(from) to \(to)") {
                let isMoved = view.dragItem(at: [from.0, from.1], to: [to.0, to.1])
                asked.told.append("\(isMoved)")
            }
        }
        note("narrower") { view.frame.size.width = 180 }
        note("higher") { view.frame.size.height = 330 }
        note("nothing selected") { view.selectItem(at: nil, animated: false, scrollPosition: []) }
        note("selects nothing") {
            view.allowsSelection = false
            asked.told.append("\(view.tapItem(at: [0, 0]))")
        }
        note("reloaded") { view.reloadData() }
        note("another layout") { view.collectionViewLayout = UICollectionViewFlowLayout() }
        note("nobody to ask") { view.dataSource = nil }
        for point in [CGPoint(x: 1, y: 1), CGPoint(x: 60, y: 30), CGPoint(x: 500, y: 30)] {
            lines.append("\(point): \(view.indexPathForItem(at: point)?.description ?? "nothing")")
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Collection-\(name).txt")
    }
}
