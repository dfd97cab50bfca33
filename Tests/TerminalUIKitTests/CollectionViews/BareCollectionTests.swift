import TerminalUIKit
import TerminalTesting
import Testing

/// Collections with as little of one's own as they need: what the superclasses bring.
struct BareCollectionTests {
    /// Says which items there are, and leaves the rest to its superclass.
    private final class Items: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            40
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Moon")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "Moon", for: indexPath)
        }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("A controller created with a layout creates its collection view, and is its data source and delegate")
    func controller() {
        // Given
        let layout = UICollectionViewFlowLayout()
        let controller = Items(collectionViewLayout: layout)

        // When
        let window = ControllerFixture.window(controller)
        let collection = controller.collectionView!

        // Then
        expect(controller.view === collection && controller.collectionViewLayout === layout)
        expect(collection.dataSource === controller && collection.delegate === controller)
        expect(collection.numberOfSections == 1 && collection.visibleCells.count == 40)
        expect(window.rootViewController === controller)
        controller.collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        expect(controller.view !== collection)
    }

    @Test("A collection controller's items can be selected but not moved, and are deselected when it reappears")
    func tapping() {
        // Given
        let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
        let window = ControllerFixture.window(controller)
        let collection = controller.collectionView!
        collection.allowsMultipleSelection = true

        // When
        let taken = [path(0), path(1), path(0), path(40)].map { collection.tapItem(at: $0) }
        let selected = collection.indexPathsForSelectedItems
        controller.viewWillAppear(false)
        collection.contentOffset.y = 300
        collection.layoutIfNeeded()

        // Then
        expect(taken, equals: [true, true, true, false])
        expect(selected == [path(1)] && collection.indexPathsForSelectedItems == nil)
        expect(!collection.dragItem(at: path(0), to: path(1)))
        expect(window.rootViewController === controller)
    }

    @Test("A collection controller that overrides nothing shows no items")
    func empty() {
        // Given
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())

        // When
        let collection = controller.collectionView!
        collection.layoutIfNeeded()

        // Then
        expect(collection.numberOfItems(inSection: 0) == 0 && collection.contentSize.height == 0)
    }

    @Test("A layout that overrides nothing has no content and no elements, and stays valid in new bounds")
    func layout() {
        // Given
        let layout = UICollectionViewLayout()
        let moons = Moons([3])
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        collection.dataSource = moons

        // When
        collection.layoutIfNeeded()

        // Then
        expect(collection.contentSize == .zero && collection.visibleCells == [])
        expect(layout.layoutAttributesForItem(at: path(0)), equals: nil)
        expect(layout.layoutAttributesForSupplementaryView(ofKind: "Title", at: path(0)), equals: nil)
        expect(layout.layoutAttributesForDecorationView(ofKind: "Stars", at: path(0)), equals: nil)
        expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
        expect("\(layout)", equals: "<UICollectionViewLayout>")
    }

    @Test("Layout attributes keep their center when their size changes")
    func attributes() {
        // Given
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Stars", with: path(2))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 50)

        // When
        let before = (attributes.center, attributes.size)
        attributes.size = CGSize(width: 10, height: 20)
        let smaller = attributes.frame
        attributes.center = CGPoint(x: 100, y: 200)

        // Then
        #expect(before == (CGPoint(x: 25, y: 45), CGSize(width: 30, height: 50)))
        expect(smaller, equals: CGRect(x: 20, y: 35, width: 10, height: 20))
        expect(attributes.frame, equals: CGRect(x: 95, y: 190, width: 10, height: 20))
        expect(attributes.representedElementCategory, equals: .decorationView)
        expect(attributes.representedElementKind == "Stars" && attributes.indexPath == path(2))
    }

    /// Cells that lie over each other, the first in front, half of them pale, one hidden, with stars from a nib behind.
    private final class Stack: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let stars = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "Stars", with: IndexPath(item: 0, section: 0))
            stars.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            stars.zIndex = -1
            return [stars]
                + (0..<3).map { item in
                    let attributes = UICollectionViewLayoutAttributes(
                        forCellWith: IndexPath(item: item, section: 0))
                    attributes.frame = CGRect(x: item, y: item, width: 50, height: 50)
                    attributes.zIndex = -item
                    attributes.alpha = item == 1 ? 0.5 : 1
                    attributes.isHidden = item == 2
                    return attributes
                }
        }
    }

    @Test("Views with a higher zIndex are in front, and the later one if both are equal")
    func order() throws {
        // Given
        let layout = Stack()
        layout.register(
            Nib.make(#"<collectionReusableView tag="7" reuseIdentifier="Stars" id="v1"/>"#),
            forDecorationViewOfKind: "Stars")
        let moons = Moons([3])
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        collection.dataSource = moons

        // When
        collection.layoutIfNeeded()

        // Then
        let views = collection.subviews
        expect(views.map(\.frame.minX), equals: [2, 0, 1, 0])
        expect(views.map(\.tag), equals: [0, 7, 0, 0])
        expect(views.map(\.alpha) == [1, 1, 0.5, 1] && views.map(\.isHidden) == [true, false, false, false])
        layout.register(nil as UINib?, forDecorationViewOfKind: "Stars")
        collection.reloadData()
        collection.layoutIfNeeded()
        expect(collection.subviews.map(\.tag).max(), equals: 0)
    }
}
