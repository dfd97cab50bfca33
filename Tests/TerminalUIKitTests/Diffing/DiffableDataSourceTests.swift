import TerminalUIKit
import TerminalTesting
import Testing

/// The calls on tables and collections when a program applies another snapshot.
struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 880), style: .plain)

    private func source() -> LoggedTableDataSource {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        return LoggedTableDataSource(tableView: table) { table, indexPath, item in
            let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    @Test("A table shows the snapshot, and applying another keeps the cells of remaining items")
    func applying() {
        // Given
        let source = source()
        source.apply(snapshot(["A": [1, 2, 3], "B": [4]]), animatingDifferences: false, completion: nil)
        let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.textLabel?.text, $0) })
        var isDone = false

        // When
        source.apply(snapshot(["B": [4, 1], "A": [3, 5, 2]]), animatingDifferences: true) { isDone = true }

        // Then
        expect(shown, equals: ["4", "1", "3", "5", "2"])
        expect(isDone)
        for cell in table.visibleCells where cell.textLabel?.text != "5" {
            expect(cell === cells[cell.textLabel?.text])
        }
        expect(source.indexPath(for: 5), equals: IndexPath(row: 1, section: 1))
        expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)), equals: 3)
        expect(source.sectionIdentifier(for: 0) == "B" && source.index(for: "A") == 1)
    }

    @Test("A reloaded item gets another cell, also if it moves, and others keep theirs")
    func reloading() {
        // Given
        let source = source()
        source.apply(snapshot(["A": [1, 2, 3]]), animatingDifferences: false, completion: nil)
        table.visibleCells.forEach { $0.textLabel?.text = "old" }
        var next = source.snapshot()
        next.moveItem(3, beforeItem: 1)
        next.reloadItems([2, 3])

        // When
        source.apply(next, animatingDifferences: true, completion: nil)

        // Then
        expect(shown, equals: ["3", "old", "2"])
    }

    @Test("After any sequence of snapshots, the table shows the last one, with one cell for each item")
    func anyOrder() {
        // Given
        let source = source()
        var random = Numbers(seed: 7)

        for _ in 0..<500 {
            // When
            var next = Snapshot()
            var items = Array(0..<12).shuffled(using: &random)
            for section in ["A", "B", "C"].shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
                next.appendSections([section])
                let taken = items.prefix(Int.random(in: 0...5, using: &random))
                next.appendItems(Array(taken), toSection: section)
                items.removeFirst(taken.count)
            }
            let known = Set(source.snapshot().itemIdentifiers)
            next.reloadItems(next.itemIdentifiers.filter { known.contains($0) && $0 % 5 == 0 })
            if next.numberOfItems % 4 == 0 { next.reloadSections([next.sectionIdentifiers[0]]) }
            source.apply(next, animatingDifferences: true, completion: nil)

            // Then
            expect(shown, equals: next.itemIdentifiers.map { "\($0)" })
            expect(Set(table.visibleCells.map(ObjectIdentifier.init)).count, equals: next.numberOfItems)
        }
    }

    @Test("A subclass adds titles and deletion, and a swipe deletes the item from the snapshot")
    func editing() {
        // Given
        let source = source()
        source.apply(snapshot(["A": [1, 2]]), animatingDifferences: false, completion: nil)

        // When
        table.swipeRow(at: IndexPath(row: 0, section: 0))

        // Then
        expect(source.snapshot().itemIdentifiers, equals: [2])
        expect(shown, equals: ["2"])
        expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "A")
    }

    @Test("A provider that returns no cell ends the program")
    func noCell() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176))
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot)
                table.layoutIfNeeded()
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        // Known from tigerAndBull/TABAnimated #214.
        expect(message, contains: "reason: 'UITableView dataSource returned a nil cell for row at index path: ")
    }

    @Test("A collection shows a snapshot with registered cells and headers, which are reused")
    func collection() throws {
        // Given
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in cell.tag = item }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in view.tag = 100 + indexPath.section }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        source.apply(snapshot(["A": [1, 2, 3]]))
        collection.layoutIfNeeded()
        let gone = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))

        // When
        source.apply(snapshot(["A": [3, 1, 4]]))
        collection.layoutIfNeeded()

        // Then
        expect(collection.visibleCells.map(\.tag), equals: [3, 1, 4])
        expect(collection.visibleCells[2] === gone)
        let kind = UICollectionView.elementKindSectionHeader
        expect(collection.visibleSupplementaryViews(ofKind: kind).map(\.tag), equals: [100])
        expect(
            collection.indexPathsForVisibleSupplementaryElements(ofKind: kind), equals: [IndexPath(item: 0, section: 0)]
        )
    }

    @Test("A registration that is created while a cell is dequeued ends the program")
    func lateRegistration() async {
        // Given, When
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let collection = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 200, height: 200),
                    collectionViewLayout: UICollectionViewFlowLayout())
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
                    let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                    return $0.dequeueConfiguredReusableCell(using: late, for: $1, item: $2)
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                snapshot.appendItems([1])
                source.apply(snapshot)
                collection.layoutIfNeeded()
            }
        }

        // Then
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        // Known from noppefoxwolf/DebugMenu #4.
        expect(message, contains: "reason: 'Attempted to dequeue a cell using a registration that was created inside ")
    }
}

/// A random number generator with a seed.
private struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
