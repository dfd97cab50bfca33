import TerminalUIKit
import TerminalTesting
import Testing

/// The cells, headers and footers that a collection dequeues.
struct CollectionRegistrationTests {
    private let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: UICollectionViewFlowLayout())
    private let first = IndexPath(item: 0, section: 0)
    private let header = UICollectionView.elementKindSectionHeader

    @Test("Cells come from the registered class, or from the registered nib with one root cell")
    func cells() {
        // Given
        final class Special: UICollectionViewCell {}
        collection.register(Special.self, forCellWithReuseIdentifier: "class")
        collection.register(Nib.make(#"<collectionViewCell tag="9" id="c1"/>"#), forCellWithReuseIdentifier: "nib")

        // When
        let fromClass = collection.dequeueReusableCell(withReuseIdentifier: "class", for: first)
        let fromNib = collection.dequeueReusableCell(withReuseIdentifier: "nib", for: first)

        // Then
        expect(fromClass is Special && fromClass.reuseIdentifier == "class")
        expect(fromNib.tag == 9 && fromNib.reuseIdentifier == "nib")
    }

    @Test("Headers also come from a nib, and an archive keeps their registration")
    func headers() throws {
        // Given
        let nib = Nib.make(#"<collectionReusableView tag="9" id="c1"/>"#)
        collection.register(nib, forSupplementaryViewOfKind: header, withReuseIdentifier: "Title")

        // When
        let view = collection.dequeueReusableSupplementaryView(
            ofKind: header, withReuseIdentifier: "Title", for: first)
        let data = NSKeyedArchiver.archivedData(withRootObject: view)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UICollectionReusableView)

        // Then
        expect(view.tag == 9 && view.reuseIdentifier == "Title")
        expect(copy.tag == 9 && copy.reuseIdentifier == "Title")
    }

    @Test("Headers that leave the screen are reused for other sections")
    func reuse() {
        // Given
        let moons = Moons(Array(repeating: 1, count: 30))
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize.height = 22
        collection.collectionViewLayout = layout
        collection.dataSource = moons
        collection.layoutIfNeeded()
        let before = Set(collection.visibleSupplementaryViews(ofKind: header))

        // When
        collection.scroll(by: CGPoint(x: 0, y: 10_000))
        collection.layoutIfNeeded()

        // Then
        expect(before.count, equals: 7)
        expect(Set(collection.visibleSupplementaryViews(ofKind: header)).isSubset(of: before))
        expect(collection.supplementaryView(forElementKind: header, at: first), equals: nil)
    }

    @Test("A header and a footer in a storyboard may have the same identifier")
    func prototypes() throws {
        // Given
        let size = #"<rect key="frame" x="0" y="0" width="320" height="22"/>"#
        let storyboard = try Story.make(
            initial: "Co0-00-001",
            """
            <collectionViewController id="Co0-00-001" sceneMemberID="viewController">
            <collectionView key="view" id="Cv0-00-001"><rect key="frame" x="0" y="0" width="320" height="88"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="La0-00-001"/>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="Title" tag="1" id="He0-00-001">
            \(size)</collectionReusableView>
            <collectionReusableView key="sectionFooterView" reuseIdentifier="Title" tag="2" id="Fo0-00-001">
            \(size)</collectionReusableView>
            </collectionView></collectionViewController>
            """)
        let controller = storyboard.instantiateInitialViewController() as? UICollectionViewController
        let collection = try #require(controller?.collectionView)

        // When
        let tags = [header, UICollectionView.elementKindSectionFooter].map { kind in
            collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Title", for: first).tag
        }

        // Then
        expect(tags, equals: [1, 2])
    }

    @Test("Without a registration the process ends, in UIKit's words")
    func unregistered() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Ghost")
                collection.register(nil as AnyClass?, forCellWithReuseIdentifier: "Ghost")
                _ = collection.dequeueReusableCell(withReuseIdentifier: "Ghost", for: IndexPath(item: 0, section: 0))
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            message,
            contains:
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier Ghost - must register a "
                + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
}
