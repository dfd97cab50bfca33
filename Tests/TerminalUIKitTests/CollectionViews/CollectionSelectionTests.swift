import TerminalUIKit
import TerminalTesting
import Testing

/// Which items of a collection are selected, by a tap or by the program, and which cells show it.
struct CollectionSelectionTests {
    private let moons = Moons([100])
    private let collection: UICollectionView

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 44)
        layout.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 88), collectionViewLayout: layout)
        (collection.dataSource, collection.delegate) = (moons, moons)
        collection.layoutIfNeeded()
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private var selected: [Int] { (collection.indexPathsForSelectedItems ?? []).map(\.item) }

    private var marked: [Int] {
        collection.indexPathsForVisibleItems.map(\.item).filter { collection.cellForItem(at: path($0))!.isSelected }
    }

    @Test("A deselected item loses its mark, without a delegate call")
    func deselection() {
        // Given
        collection.selectItem(at: path(1), animated: false, scrollPosition: [])
        let markedBefore = marked

        // When
        collection.deselectItem(at: path(1), animated: false)

        // Then
        expect(markedBefore, equals: [1])
        expect(marked, equals: [])
        expect(collection.indexPathsForSelectedItems, equals: nil)
        expect(moons.told, equals: [])
    }

    @Test("A collection without a delegate can be tapped")
    func withoutDelegate() {
        // Given
        collection.delegate = nil
        collection.layoutIfNeeded()

        // When
        let taken = collection.tapItem(at: path(2))

        // Then
        expect(taken)
        expect(selected == [2] && marked == [2])
    }

    @Test("An item that the delegate refuses isn't selected, and the earlier selection stays")
    func refusal() {
        // Given
        moons.refused = [3]
        collection.tapItem(at: path(1))

        // When
        let taken = collection.tapItem(at: path(3))

        // Then
        expect(!taken)
        expect(selected == [1] && marked == [1])
        expect(moons.told, equals: ["selected 1"])
    }

    @Test("With multiple selection, a second tap deselects, and the others stay, in the order of the items")
    func multiple() {
        // Given
        collection.allowsMultipleSelection = true
        for item in [4, 0, 2] { collection.tapItem(at: path(item)) }
        let before = selected

        // When
        collection.tapItem(at: path(2))

        // Then
        expect(before, equals: [0, 2, 4])
        expect(selected == [0, 4] && marked == [0, 4])
        expect(moons.told, equals: ["selected 4", "selected 0", "selected 2", "deselected 2"])
    }

    @Test("Selecting nil deselects everything")
    func nothing() {
        // Given
        collection.allowsMultipleSelection = true
        for item in [0, 1] { collection.selectItem(at: path(item), animated: false, scrollPosition: []) }

        // When
        collection.selectItem(at: nil, animated: false, scrollPosition: [])

        // Then
        expect(selected == [] && marked == [])
    }

    @Test("Without multiple selection, an item selected by code replaces the selected one")
    func single() {
        // Given
        collection.selectItem(at: path(0), animated: false, scrollPosition: [])

        // When
        collection.selectItem(at: path(5), animated: false, scrollPosition: [])

        // Then
        expect(selected == [5] && marked == [5])
    }

    @Test("A collection without selection has no selected item")
    func disallowed() {
        // Given
        collection.allowsSelection = false

        // When
        let taken = collection.tapItem(at: path(0))
        collection.selectItem(at: path(0), animated: false, scrollPosition: [])

        // Then
        expect(!taken)
        expect(selected, equals: [])
    }

    @Test("A tap selects no item if the list or its superview ignores touches")
    func untouchable() {
        // Given
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        rows.apply(snapshot, animatingDifferences: false)
        let box = UIView()
        box.addSubview(table)
        collection.isUserInteractionEnabled = false
        box.isHidden = true

        // When
        let taken = [collection.tapItem(at: path(0)), table.tapRow(at: IndexPath(row: 0, section: 0))]

        // Then
        expect(taken, equals: [false, false])
        expect(selected == [] && table.indexPathsForSelectedRows == nil)
    }

    @Test("A missing item can't be selected", arguments: [(-1, 0), (100, 0), (0, 1)])
    func missing(item: Int, section: Int) {
        // Given
        collection.tapItem(at: path(7))

        // When
        let taken = collection.tapItem(at: path(item, section))
        collection.selectItem(at: path(item, section), animated: false, scrollPosition: [])

        // Then
        expect(!taken)
        expect(selected, equals: [7])
    }

    @Test("Selecting with a position scrolls there, and the item's cell is marked")
    func position() {
        // Given
        let target = path(60)

        // When
        collection.selectItem(at: target, animated: false, scrollPosition: .top)
        collection.layoutIfNeeded()

        // Then
        expect(collection.contentOffset.y, equals: 880)
        expect(marked, equals: [60])
    }

    @Test("Selecting without a position scrolls nowhere")
    func noPosition() {
        // Given
        let target = path(60)

        // When
        collection.selectItem(at: target, animated: false, scrollPosition: [])

        // Then
        expect(collection.contentOffset.y, equals: 0)
        expect(selected, equals: [60])
    }

    @Test("An item that moves stays selected, and a deleted item doesn't")
    func updates() {
        // Given
        collection.tapItem(at: path(1))

        // When
        moons.counts = [101]
        collection.insertItems(at: [path(0)])
        collection.layoutIfNeeded()
        let (movedTo, movedMark) = (selected, marked)
        moons.counts = [100]
        collection.deleteItems(at: [path(2)])

        // Then
        expect(movedTo == [2] && movedMark == [2])
        expect(selected, equals: [])
    }

    @Test("reloadData drops the selection")
    func reload() {
        // Given
        collection.allowsMultipleSelection = true
        for item in [1, 50] { collection.tapItem(at: path(item)) }

        // When
        moons.counts = [10]
        collection.reloadData()
        collection.layoutIfNeeded()

        // Then
        expect(selected == [] && marked == [])
    }
}
