import TerminalUIKit
import TerminalTesting
import Testing

@testable import Lists

/// The places of cells, headers and footers in a flow.
struct FlowLayoutTests {
    private let layout = UICollectionViewFlowLayout()

    private func collection(_ moons: Moons) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 440)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        (collection.dataSource, collection.delegate) = (moons, moons)
        return collection
    }

    private func frame(_ item: Int, _ section: Int, in collection: UICollectionView) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// The frames of the headers or footers on screen.
    private func supplementary(_ kind: String, in collection: UICollectionView) -> [CGRect] {
        collection.visibleSupplementaryViews(ofKind: kind).map(\.frame)
    }

    @Test("Items of one size fill lines, spread over the width")
    func uniform() {
        // Given
        let moons = Moons([5])
        layout.itemSize = CGSize(width: 80, height: 44)
        layout.minimumLineSpacing = 22
        layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)

        // When
        let collection = collection(moons)

        // Then
        expect(frame(0, 0, in: collection), equals: CGRect(x: 20, y: 10, width: 80, height: 44))
        expect(frame(1, 0, in: collection)?.minX, equals: 120)
        expect(frame(2, 0, in: collection)?.minX, equals: 220)
        expect(frame(3, 0, in: collection), equals: CGRect(x: 20, y: 76, width: 80, height: 44))
        expect(frame(5, 0, in: collection), equals: nil)
        expect(collection.contentSize.height, equals: 150)
    }

    @Test("A single item in a line is in the middle of it")
    func oneColumn() {
        // Given
        let moons = Moons([2])
        layout.itemSize = CGSize(width: 300, height: 44)

        // When
        let collection = collection(moons)

        // Then
        expect(frame(1, 0, in: collection), equals: CGRect(x: 10, y: 54, width: 300, height: 44))
    }

    @Test("Headers and footers are as wide as the collection, before and after the items of their sections")
    func headers() {
        // Given
        let moons = Moons([1, 1])
        layout.headerReferenceSize = CGSize(width: 1, height: 22)
        layout.footerReferenceSize = CGSize(width: 1, height: 11)

        // When
        let collection = collection(moons)
        collection.layoutIfNeeded()

        // Then
        let second = IndexPath(item: 0, section: 1)
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: second)
        let footer = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionFooter, at: second)
        expect(header?.frame, equals: CGRect(x: 0, y: 83, width: 320, height: 22))
        expect(footer?.frame, equals: CGRect(x: 0, y: 155, width: 320, height: 11))
        expect(frame(0, 1, in: collection)?.minY, equals: 105)
    }

    @Test("The delegate may give each item its own size")
    func varied() {
        // Given
        let moons = SizedMoons([4])
        layout.minimumInteritemSpacing = 10

        // When
        let collection = collection(moons)

        // Then
        expect(frame(0, 0, in: collection), equals: CGRect(x: 0, y: 15, width: 100, height: 20))
        expect(frame(1, 0, in: collection), equals: CGRect(x: 120, y: 0, width: 200, height: 50))
        expect(frame(2, 0, in: collection), equals: CGRect(x: 10, y: 60, width: 300, height: 20))
        expect(frame(3, 0, in: collection), equals: CGRect(x: 0, y: 90, width: 90, height: 20))
        expect(collection.indexPathForItem(at: CGPoint(x: 130, y: 10))?.item, equals: 1)
        expect(collection.indexPathForItem(at: CGPoint(x: 110, y: 10)), equals: nil)
    }

    @Test("A section without items has its header, its footer and the room around its items")
    func emptySection() {
        // Given
        let moons = Moons([0, 1])
        layout.headerReferenceSize = CGSize(width: 0, height: 22)
        layout.footerReferenceSize = CGSize(width: 0, height: 11)
        layout.sectionInset = UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)

        // When
        let collection = collection(moons)
        collection.layoutIfNeeded()

        // Then
        expect(frame(0, 1, in: collection)?.minY, equals: 65)
        expect(
            supplementary(UICollectionView.elementKindSectionHeader, in: collection),
            equals: [
                CGRect(x: 0, y: 0, width: 320, height: 22), CGRect(x: 0, y: 40, width: 320, height: 22),
            ])
        expect(
            supplementary(UICollectionView.elementKindSectionFooter, in: collection),
            equals: [
                CGRect(x: 0, y: 29, width: 320, height: 11), CGRect(x: 0, y: 119, width: 320, height: 11),
            ])
        expect(collection.contentSize, equals: CGSize(width: 320, height: 130))
    }

    @Test("The delegate can set the insets and spacings of each section")
    func sectionsOfTheirOwn() {
        // Given
        let moons = SectionMoons([2, 2])

        // When
        let collection = collection(moons)
        collection.layoutIfNeeded()

        // Then
        let frames = (0...1).map { section in (0...1).map { frame($0, section, in: collection)! } }
        expect(frames[0].map(\.origin), equals: [CGPoint(x: 80, y: 10), CGPoint(x: 0, y: 50)])
        expect(frames[1].map(\.origin), equals: [CGPoint(x: 32.5, y: 127), CGPoint(x: 5, y: 168)])
        expect(
            supplementary(UICollectionView.elementKindSectionHeader, in: collection).map(\.height), equals: [10, 20])
        expect(
            supplementary(UICollectionView.elementKindSectionFooter, in: collection).map(\.height), equals: [11, 12])
        expect(collection.contentSize.height, equals: 226)
    }

    @Test("Without delegate methods, every section has the layout's own values")
    func layoutsAnswers() {
        // Given
        let moons = SilentFlowMoons([3])
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 108)
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 7
        layout.headerReferenceSize.height = 5
        layout.footerReferenceSize.height = 6

        // When
        let collection = collection(moons)

        // Then
        expect(frame(1, 0, in: collection), equals: CGRect(x: 112, y: 6, width: 100, height: 20))
        expect(frame(2, 0, in: collection), equals: CGRect(x: 2, y: 33, width: 100, height: 20))
        expect(collection.contentSize.height, equals: 62)
    }

    @Test("A last item that is too wide for the rest of its line begins a new one")
    func justFitting() {
        // Given
        let moons = SizedMoons([4], sizes: [(155, 10), (155, 10), (155, 10), (156, 10)])
        layout.minimumLineSpacing = 0

        // When
        let collection = collection(moons)

        // Then
        expect((0..<4).map { frame($0, 0, in: collection)!.origin.y }, equals: [0, 0, 10, 20])
        expect(frame(1, 0, in: collection)?.minX, equals: 165)
    }

    @Test("Items with their own sizes have cells only in visible lines")
    func variedInView() {
        // Given
        let moons = SizedMoons([300], sizes: Array(repeating: (100, 44), count: 299) + [(320, 88)])
        layout.minimumLineSpacing = 0
        let collection = collection(moons)

        // When
        collection.layoutIfNeeded()
        let atStart = collection.indexPathsForVisibleItems.map(\.item)
        collection.scroll(by: CGPoint(x: 0, y: 66))
        collection.layoutIfNeeded()
        let inBetween = collection.indexPathsForVisibleItems.map(\.item)
        collection.scroll(by: CGPoint(x: 0, y: 100_000))
        collection.layoutIfNeeded()

        // Then
        expect(atStart, equals: Array(0..<30))
        expect(inBetween, equals: Array(3..<36))
        expect(collection.contentSize.height, equals: 4488)
        expect(collection.indexPathsForVisibleItems.map(\.item), equals: Array(276..<300))
    }

    @Test("Lines that only touch the screen's edge have no cells, and neither does the spacing between lines")
    func edges() {
        // Given
        let moons = Moons([1000])
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 10
        let collection = collection(moons)

        // When
        let visible = [0, 99, 100, 110, 111].map { offset in
            collection.contentOffset.y = offset
            collection.layoutIfNeeded()
            return collection.indexPathsForVisibleItems.map(\.item)
        }

        // Then
        expect(visible, equals: [[0, 1, 2, 3], [0, 1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4, 5]])
    }

    @Test("A flow layout with a million items asks only for the cells that are visible")
    func million() {
        // Given
        let moons = Moons([1_000_000])

        // When
        let collection = collection(moons)
        collection.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        collection.layoutIfNeeded()

        // Then
        expect(collection.indexPathsForVisibleItems.last?.item, equals: 999_999)
        expect(collection.visibleCells.count < 60)
        expect(moons.asked < 60)
    }

    @Test(
        "A flow layout accepts sizes that are far too large, for all items or for each",
        arguments: [-50, -.infinity, 1e300, .infinity, .nan] as [CGFloat], [false, true])
    func beyondMeasure(length: CGFloat, varies: Bool) {
        // Given
        let moons = varies ? SizedMoons([4]) : Moons([4])
        (moons as? SizedMoons)?.sizes[1] = (length, length)
        layout.itemSize = CGSize(width: length, height: length)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (length, length)

        // When
        let collection = collection(moons)
        collection.frame.size.width = length.isNaN ? 320 : abs(length)
        collection.layoutIfNeeded()

        // Then
        expect(collection.visibleCells.count <= 4)
        expect(collection.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)) != nil)
    }

    @Test("A layout from a nib has the nib's values")
    func nib() throws {
        // Given
        let nib = Nib.make(
            """
            <collectionView id="Co0-00-001"><rect key="frame" x="0" y="0" width="320" height="440"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="1" minimumInteritemSpacing="2" id="La0-00-001">
            <size key="itemSize" width="30" height="40"/><size key="headerReferenceSize" width="0" height="22"/>
            <inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/></collectionViewFlowLayout></collectionView>
            """)

        // When
        let collection = try #require(try nib.objects(withOwner: nil).first as? UICollectionView)

        // Then
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        expect(layout.itemSize, equals: CGSize(width: 30, height: 40))
        expect(layout.minimumLineSpacing == 1 && layout.minimumInteritemSpacing == 2)
        expect(layout.headerReferenceSize.height, equals: 22)
        expect(layout.sectionInset, equals: UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        expect(layout.collectionView === collection)
    }

    @Test(
        "A line has as many items of one size as fit, from one to ten thousand",
        arguments: [
            (CGSize(width: 0.5, height: 1), 0 as CGFloat, 20), (CGSize(width: 5, height: 1), 0, 2),
            (CGSize(width: 5, height: 1), 0.1, 1), (CGSize(width: 4, height: 1), 2, 2),
            (CGSize(width: 11, height: 1), 0, 1), (CGSize(width: 0, height: 1), 0, 1),
            (CGSize(width: 0.0001, height: 1), 0, 10_000),
        ])
    func uniform(size: CGSize, spacing: CGFloat, expected: Int) {
        // Given, When
        let arrangement = FlowSection.uniform(size: size, width: 10, spacing: spacing)

        // Then
        guard case .uniform(let kept, let columns, let between) = arrangement else {
            Issue.record("items of one size need no list")
            return
        }
        expect(kept == size && columns == expected)
        expect(abs(between - (columns > 1 ? (10 - CGFloat(columns) * size.width) / CGFloat(columns - 1) : 0)) < 1e-9)
    }
}
