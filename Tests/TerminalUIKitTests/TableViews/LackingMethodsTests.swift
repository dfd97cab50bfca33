import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// The optional methods that a delegate or data source lacks. A list calls each of them once.
struct LackingMethodsTests {
    /// A delegate and data source with only the required methods.
    private final class Bare: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    /// A controller of such rows.
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func known(of table: UITableView) -> [Bool?] {
        table.rowHeight = UITableView.automaticDimension
        table.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        table.layoutIfNeeded()
        table.isEditing = true
        table.tapEditControl(ofRowAt: [0, 0])
        table.dragRow(at: [0, 0], to: [0, 1])
        let methods: [UITableView.DelegateMethod] = [
            .rowHeight, .estimatedRowHeight, .headerView, .footerView, .commit, .moveRow, .indentation,
        ]
        return methods.map { table.optionalMethods.has($0) }
    }

    @Test("A table finds out which methods its delegate and data source lack, and again for new ones")
    func tables() {
        // Given
        let (bare, rows) = (Bare(), Rows(style: .plain))
        let table = UITableView(frame: .zero)
        (table.dataSource, table.delegate) = (bare, bare)

        // When
        let all = [known(of: table), known(of: rows.tableView)]
        table.delegate = nil
        let forgotten = table.optionalMethods.has(.rowHeight)

        // Then
        expect(all == [Array(repeating: false, count: 7), Array(repeating: false, count: 7)] && forgotten == nil)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        source.tableView(table, commit: .delete, forRowAt: [0, 0])
        source.tableView(table, moveRowAt: [0, 0], to: [0, 1])
        expect(table.optionalMethods.has(.commit) == false && table.optionalMethods.has(.moveRow) == false)
    }

    @Test("A collection finds that its data source can't move items, and its flow that the delegate has no sizes")
    func collections() {
        // Given
        let (bare, flow) = (Bare(), UICollectionViewFlowLayout())
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 120, height: 100), collectionViewLayout: flow)
        (collection.dataSource, collection.delegate) = (bare, bare)

        // When
        collection.layoutIfNeeded()
        let before = collection.optionalMethods.has(.moveItem)
        let moved = collection.dragItem(at: [0, 0], to: [0, 1])

        // Then
        expect(flow.optionalMethods.has(.itemSize) == false && before == nil && !moved)
        expect(collection.optionalMethods.has(.moveItem), equals: false)
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let other: UICollectionView = controller.collectionView
        controller.collectionView(other, moveItemAt: [0, 0], to: [0, 1])
        expect(other.optionalMethods.has(.moveItem), equals: false)
    }
}
