import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit
@testable import Views

/// Collections at their edges: layouts without one, data that goes, cells that change or catch a tap themselves.
struct RareCollectionsTests {
    /// A data source with only the required methods.
    private final class Silent: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    private func collection(_ layout: UICollectionViewLayout = UICollectionViewFlowLayout()) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 120, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return view
    }

    @Test("A layout without a collection has no attributes, and delegate methods for a flow return 0 for other layouts")
    func layouts() {
        // Given
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let composed = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let plain = UICollectionViewLayout()
        let (view, delegate): (UICollectionView, any UICollectionViewDelegateFlowLayout) = (collection(), Silent())

        for layout in [UICollectionViewFlowLayout(), composed, plain] as [UICollectionViewLayout] {
            // When
            layout.prepare()

            // Then
            expect(layout.collectionViewContentSize == .zero && layout.layoutAttributesForItem(at: [0, 0]) == nil)
            expect(layout.layoutAttributesForElements(in: view.bounds)?.isEmpty ?? true)
            expect(layout.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]), equals: nil)
            expect(layout.layoutAttributesForDecorationView(ofKind: "a", at: [0, 0]), equals: nil)
            expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
            let point = CGPoint(x: 3, y: 4)
            expect(
                layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: .zero), equals: point
            )
        }
        expect(delegate.collectionView(view, layout: plain, sizeForItemAt: [0, 0]), equals: .zero)
        expect(delegate.collectionView(view, layout: plain, insetForSectionAt: 0), equals: .zero)
        expect(delegate.collectionView(view, layout: plain, minimumLineSpacingForSectionAt: 0), equals: 0)
        expect(delegate.collectionView(view, layout: plain, minimumInteritemSpacingForSectionAt: 0), equals: 0)
        expect(delegate.collectionView(view, layout: plain, referenceSizeForHeaderInSection: 0), equals: .zero)
        expect(delegate.collectionView(view, layout: plain, referenceSizeForFooterInSection: 0), equals: .zero)
        let flow = UICollectionViewFlowLayout()
        (flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (CGSize(width: 1, height: 2), 3, 4)
        expect(delegate.collectionView(view, layout: flow, sizeForItemAt: [0, 0]), equals: CGSize(width: 1, height: 2))
        expect(delegate.collectionView(view, layout: flow, minimumLineSpacingForSectionAt: 0), equals: 3)
        expect(delegate.collectionView(view, layout: flow, minimumInteritemSpacingForSectionAt: 0), equals: 4)
        expect(UICollectionViewCompositionalLayout(coder: KeyRecorder()), equals: nil)
    }

    @Test("If a section has estimated sizes, each line is as high as its highest item")
    func estimated() {
        // Given
        final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                attributes.frame.size.height = CGFloat(10 + 7 * attributes.indexPath.item)
                return attributes
            }
        }
        let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40))
        let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: line, repeatingSubitem: NSCollectionLayoutItem(layoutSize: half), count: 2)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 3
        let view = collection(UICollectionViewCompositionalLayout(section: section))
        let source = Registered(Tall.self, count: 5)
        view.dataSource = source

        // When
        let before = (0..<5).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
        view.layoutIfNeeded()
        let after = (0..<5).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }

        // Then
        expect(before.map(\.minY) == [0, 0, 43, 43, 86] && before.allSatisfy { $0.height == 40 && $0.width == 60 })
        expect(after.map(\.height) == [10, 17, 24, 31, 38] && after.map(\.minX) == [0, 60, 0, 60, 0])
        expect(after.map(\.minY) == [0, 0, 20, 20, 54] && view.contentSize.height == 92)
    }

    /// A data source that registers and dequeues cells of a class.
    private final class Registered: NSObject, UICollectionViewDataSource {
        let type: UICollectionViewCell.Type
        let count: Int

        init(_ type: UICollectionViewCell.Type, count: Int) {
            (self.type, self.count) = (type, count)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.register(type, forCellWithReuseIdentifier: "own")
            return view.dequeueReusableCell(withReuseIdentifier: "own", for: path)
        }
    }

    @Test("A cell has its frame when it is created, and a self-sizing list measures a changed cell again")
    func measuredAgain() {
        // Given
        final class Sized: UICollectionViewCell {
            var height: CGFloat = 30
            override func preferredLayoutAttributesFitting(
                _ attributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                attributes.frame.size.height = height
                return attributes
            }
        }
        let view = collection(
            UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain)))
        let source = Registered(Sized.self, count: 3)
        view.dataSource = source
        view.layoutIfNeeded()
        let cells = view.visibleCells.compactMap { $0 as? Sized }
        func heights() -> [CGFloat] {
            view.layoutIfNeeded()
            return (0..<3).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame.height }
        }

        // When
        let first = heights()
        cells[1].height = 50
        let unnoticed = heights()
        cells[1].invalidateIntrinsicContentSize()
        let second = heights()

        // Then
        expect(first == [30, 30, 30] && unnoticed == first && second == [30, 50, 30])
        let (flow, unplaced) = (collection(), collection())
        unplaced.dataSource = source
        expect(unplaced.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 1]).frame, equals: .zero)
        flow.dataSource = source
        flow.layoutIfNeeded()
        expect(
            flow.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 1]).frame,
            equals: CGRect(x: 70, y: 0, width: 50, height: 50))
    }

    @Test("A cell that handles its tap isn't selected, and without a delegate items can be selected but not moved")
    func taps() {
        // Given
        let (view, silent) = (collection(), Silent())
        view.dataSource = silent
        view.layoutIfNeeded()
        let tap = UITapGestureRecognizer()
        view.cellForItem(at: [0, 0])?.addGestureRecognizer(tap)

        // When
        let taps = [view.tapItem(at: [0, 0]), view.tapItem(at: [0, 1]), view.tapItem(at: [0, 2])]
        tap.cancelsTouchesInView = false
        let through = view.tapItem(at: [0, 0])
        view.allowsMultipleSelection = true
        let more = [view.tapItem(at: [0, 1]), view.tapItem(at: [0, 1])]

        // Then
        expect(taps == [false, true, false] && through && more == [true, true])
        expect(view.indexPathsForSelectedItems, equals: [[0, 0]])
        view.endInteractiveMovement()
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 5))
        view.endInteractiveMovement()
        view.dataSource = nil
        expect(!view.dragItem(at: [0, 0], to: [0, 1]) && !view.beginInteractiveMovementForItem(at: [0, 0]))
        expect(view.numberOfSections == 0 && view.visibleCells.isEmpty)
        expect(view.swipeActionTitles(ofItemAt: [0, 0]) == [] && !view.swipeItem(at: [0, 0]))
    }

    @Test("A list cell draws its known accessories, a separator that begins at the text, and its selection")
    func listCells() {
        // Given
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.accessories = [.checkmark(), UICellAccessory(symbolName: "no.such.symbol")]
        (cell.hasSeparator, cell.isSelected) = (true, true)
        func drawn() -> [String] {
            cell.layoutIfNeeded()
            return NotedCanvas.lines(of: cell, era: .iOS13).map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { $0.hasPrefix("line") || $0.hasPrefix("highlight") || $0.hasPrefix("image") }
        }

        // When
        let plain = drawn()
        cell.backgroundConfiguration = nil
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Moon", UIImage(systemName: "star"))
        cell.contentConfiguration = content
        (cell.indentationLevel, cell.accessories) = (2, [])
        let filled = drawn()

        // Then
        let checkmark = "image checkmark 152.0 0.0 24.0 44.0 \(UIColor.gray)"
        expect(plain.filter { $0.hasPrefix("image") }, equals: [checkmark])
        expect(plain.contains { $0.hasPrefix("line") && $0.contains("16.0") && $0.contains("43.5") })
        expect(plain.last, equals: "highlight 0.0 0.0 200.0 44.0")
        expect(filled.contains { $0.hasPrefix("line") } && !filled.contains { $0.hasPrefix("highlight") })
        expect(cell.contentView.frame.minX, equals: 20)
    }

    @Test("A data source that shows another list has no effect here, and reloading updates all")
    func snapshots() {
        // Given
        let view = collection()
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([7, 8])
        snapshot.appendItems(["a", "b"], toSection: 7)
        snapshot.appendItems(["c"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let cells = view.visibleCells

        // When
        var done = 0
        snapshot.reconfigureItems(["b"])
        source.apply(snapshot) { done += 1 }
        view.layoutIfNeeded()
        let kept = view.visibleCells.map { cells.firstIndex(of: $0) }
        source.applySnapshotUsingReloadData(snapshot) { done += 1 }
        view.layoutIfNeeded()
        let anew = Set(view.visibleCells) == Set(cells)
        let other = Silent()
        view.dataSource = other
        view.layoutIfNeeded()
        snapshot.deleteAllItems()
        source.apply(snapshot)

        // Then
        expect(done == 2 && kept[0] == 0 && kept[2] == 2 && anew)
        expect(view.visibleCells.count == 2 && source.snapshot().numberOfItems == 0)
        expect(source.numberOfSections(in: view) == 0 && !source.collectionView(view, canMoveItemAt: [0, 0]))
        source.collectionView(view, moveItemAt: [0, 0], to: [0, 1])
        expect(source.snapshot().numberOfSections, equals: 0)
        snapshot.appendSections([1, 2])
        snapshot.insertSections([3], afterSection: 1)
        snapshot.moveSection(2, beforeSection: 1)
        snapshot.appendItems(["x", "y", "z"], toSection: 3)
        snapshot.moveItem("z", beforeItem: "x")
        snapshot.reloadItems(["x"])
        snapshot.insertItems(["x"], afterItem: "y")
        expect(snapshot.sectionIdentifiers == [2, 1, 3] && snapshot.itemIdentifiers == ["z", "y", "x"])
        expect(snapshot.reloadedItemIdentifiers == ["x"] && snapshot.indexOfItem("x") == 2)
        expect(snapshot.indexOfSection(3) == 2 && snapshot.indexOfSection(9) == nil)
    }

    @Test("Dimensions, spacings and sides keep the values that they were made with")
    func dimensions() {
        // Given
        let all: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(30), .estimated(40),
        ]

        // When
        let kinds = all.map { [$0.isFractionalWidth, $0.isFractionalHeight, $0.isAbsolute, $0.isEstimated] }

        // Then
        let expected = (0..<4).map { row in (0..<4).map { $0 == row } }
        expect(kinds, equals: expected)
        expect(all.map { $0.length(in: CGSize(width: 100, height: 80)) }, equals: [50, 20, 30, 40])
        let spacings: [NSCollectionLayoutSpacing] = [.fixed(3), .flexible(4)]
        expect(spacings.map(\.isFixedSpacing) == [true, false] && spacings.map(\.isFlexibleSpacing) == [false, true])
        expect(spacings.map(\.spacing), equals: [3, 4])
        let sides: [NSRectAlignment] = [
            .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
        ]
        let size = NSCollectionLayoutSize(widthDimension: all[0], heightDimension: all[1])
        let above = sides.map {
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "a", alignment: $0).isAbove
        }
        expect(above, equals: [false, true, true, false, false, false, false, false, true])
        let state = UICellConfigurationState(traitCollection: .current)
        expect(UIConfigurationStateCustomKey(rawValue: "a"), equals: UIConfigurationStateCustomKey("a"))
        expect(state[UIConfigurationStateCustomKey("a")], equals: nil)
    }
}
