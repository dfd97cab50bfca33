import TerminalUIKit
import TerminalTesting
import Testing

/// Creating, reusing and selecting the cells of a collection.
struct UICollectionViewTests {
    private let layout = UICollectionViewFlowLayout()
    private let moons = Moons([100])
    private let collection: UICollectionView

    init() {
        layout.itemSize = CGSize(width: 100, height: 44)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 88), collectionViewLayout: layout)
        (collection.dataSource, collection.delegate) = (moons, moons)
        collection.layoutIfNeeded()
    }

    @Test("A new data source or delegate is called from the next layout on")
    func exchanged() {
        // Given
        let (first, second) = (Moons([3]), Moons([5]))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
        collection.dataSource = first
        collection.layoutIfNeeded()

        // When
        collection.dataSource = second
        collection.layoutIfNeeded()
        let asked = second.asked
        collection.delegate = second
        collection.layoutIfNeeded()

        // Then
        expect(first.asked == 3 && asked == 5 && second.asked == 10)
        expect(collection.visibleCells.count, equals: 5)
    }

    @Test("A new background takes the place of the old one, behind all cells, as large as the collection")
    func background() {
        // Given
        let (old, new) = (UIView(frame: .zero), UIView(frame: .zero))
        collection.backgroundView = old
        collection.layoutIfNeeded()

        // When
        collection.backgroundView = new
        collection.layoutIfNeeded()

        // Then
        expect(old.superview, equals: nil)
        expect(collection.subviews.first === new)
        expect(new.frame, equals: collection.bounds)
    }

    @Test("Cells exist for visible items, and scrolling reuses them")
    func reuse() {
        // Given
        let first = collection.visibleCells

        // When
        collection.scroll(by: CGPoint(x: 0, y: 44))
        collection.layoutIfNeeded()
        collection.scroll(by: CGPoint(x: 0, y: 440))
        collection.layoutIfNeeded()

        // Then
        expect(first.count, equals: 6)
        expect(collection.reuseCounts.made, equals: 6)
        expect(collection.reuseCounts.reused, equals: 9)
        expect(Set(collection.visibleCells), equals: Set(first))
        expect(collection.indexPathsForVisibleItems.map(\.item), equals: Array(33..<39))
        expect(moons.told, equals: ["scrolled", "scrolled"])
    }

    @Test("A new cell has its final size from the beginning")
    func sizeOfNewCells() {
        // Given
        let indexPath = IndexPath(item: 50, section: 0)

        // When
        let cell = collection.dequeueReusableCell(withReuseIdentifier: "Moon", for: indexPath)

        // Then
        expect(cell.frame.size, equals: layout.itemSize)
        expect(cell.contentView.frame, equals: cell.bounds)
        expect(cell.reuseIdentifier, equals: "Moon")
    }

    @Test("A tap selects an item and deselects the one before, and the reused cell isn't selected")
    func selection() {
        // Given
        collection.tapItem(at: IndexPath(item: 0, section: 0))

        // When
        collection.tapItem(at: IndexPath(item: 1, section: 0))
        let flags = collection.visibleCells.map(\.isSelected)
        collection.scroll(by: CGPoint(x: 0, y: 880))
        collection.layoutIfNeeded()

        // Then
        expect(moons.told.prefix(3), equals: ["selected 0", "deselected 0", "selected 1"])
        expect(flags, equals: [false, true, false, false, false, false])
        expect(collection.visibleCells.allSatisfy { !$0.isSelected })
        expect(collection.indexPathsForSelectedItems?.map(\.item), equals: [1])
    }

    @Test("If items are inserted or deleted, the other items keep their cells")
    func updates() {
        // Given
        let second = collection.cellForItem(at: IndexPath(item: 1, section: 0))
        let asked = moons.asked

        // When
        moons.counts = [101]
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        collection.layoutIfNeeded()
        let afterInsertion = second.flatMap(collection.indexPath(for:))?.item
        moons.counts = [99]
        collection.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        collection.layoutIfNeeded()

        // Then
        expect(afterInsertion, equals: 2)
        expect(second.flatMap(collection.indexPath(for:))?.item, equals: 0)
        expect(collection.numberOfItems(inSection: 0), equals: 99)
        expect(moons.asked, equals: asked + 1 + 2)
    }

    @Test("A header is never reused as a footer, though both have the same identifier")
    func kinds() throws {
        // Given
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        collection.layoutIfNeeded()
        let header = try #require(
            collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)

        // When
        layout.headerReferenceSize = .zero
        layout.footerReferenceSize = CGSize(width: 0, height: 44)
        collection.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
        collection.layoutIfNeeded()

        // Then
        let footers = collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
        expect(footers.count, equals: 1)
        expect(footers.first !== header)
        expect(header.superview, equals: nil)
    }

    @Test("A new width arranges the items again")
    func width() {
        // Given
        let before = collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame

        // When
        collection.frame.size.width = 220
        collection.layoutIfNeeded()

        // Then
        expect(before?.origin, equals: CGPoint(x: 220, y: 0))
        expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.frame.origin, equals: CGPoint(x: 0, y: 44))
    }

    @Test("A collection controller shows the cells and headers of its storyboard")
    func controller() throws {
        // Given
        let storyboard = try Story.make(
            initial: "Co0-00-001",
            """
            <collectionViewController id="Co0-00-001" \(Nib.custom(MoonsController.self)) sceneMemberID="viewController">
            <collectionView key="view" id="Cv0-00-001"><rect key="frame" x="0" y="0" width="320" height="88"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="La0-00-001"><size key="itemSize" width="80" height="44"/><size key="headerReferenceSize" width="320" height="22"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="Moon" id="Ce0-00-001"><rect key="frame" x="0" y="0" width="80" height="44"/>
            <view key="contentView" id="Vi0-00-001"><rect key="frame" x="0" y="0" width="80" height="44"/><subviews>
            <label tag="1" text="?" id="Lb0-00-001"><rect key="frame" x="0" y="0" width="80" height="22"/></label></subviews></view></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Title" id="He0-00-001"><rect key="frame" x="0" y="0" width="320" height="22"/></collectionReusableView>
            <connections><outlet property="dataSource" destination="Co0-00-001" id="o1"/></connections>
            </collectionView></collectionViewController>
            """)
        let controller = try #require(storyboard.instantiateInitialViewController() as? MoonsController)

        // When
        controller.collectionView.layoutIfNeeded()

        // Then
        let labels = controller.collectionView.visibleCells.map { ($0.viewWithTag(1) as? UILabel)?.text }
        expect(labels, equals: ["Io", "Europa"])
        let header = controller.collectionView.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        expect(header.map(\.frame), equals: [CGRect(x: 0, y: 0, width: 320, height: 22)])
    }
}

final class MoonsController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Moon", for: indexPath)
        (cell.viewWithTag(1) as? UILabel)?.text = ["Io", "Europa"][indexPath.item]
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
    }
}
