import TerminalUIKit
import TerminalTesting
import Testing

/// A library written for UIKit does its work here.
struct ReusingTests {
    private let frame = CGRect(x: 0, y: 0, width: 320, height: 176)

    @Test("A table shows cells and headers that are registered and dequeued by type")
    func table() throws {
        // Given
        let controller = ReusingTableController(style: .plain)

        // When
        let table: UITableView = controller.tableView
        table.frame = frame
        table.layoutIfNeeded()

        // Then
        expect(table.visibleCells.map { ($0 as? NibMadeCell)?.title?.text }, equals: ["row 0", "row 1", "row 2"])
        expect(table.headerView(forSection: 0) is TitleView)
    }

    @Test("A collection shows cells that are registered and dequeued by type")
    func collection() throws {
        // Given
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(SquareCell.self)

        // When
        let cell: SquareCell = collection.dequeue(for: IndexPath(item: 0, section: 0))

        // Then
        expect(cell.reuseIdentifier, equals: "SquareCell")
    }

    @Test("A view is made from the nib of its type, looked for in the type's bundle")
    func view() {
        // Given
        let reads = World.current.fileReads

        // When
        let cell = NibMadeCell.make()

        // Then
        expect(cell.title?.text, equals: "?")
        expect(World.current.fileReads, equals: reads + 1)
    }
}

final class NibMadeCell: UITableViewCell, Reusing, NibMade {
    @Outlet var title: UILabel?
}

final class TitleView: UITableViewHeaderFooterView, Reusing {}

final class SquareCell: UICollectionViewCell, Reusing {}

final class ReusingTableController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NibMadeCell.self)
        tableView.registerHeader(TitleView.self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: NibMadeCell = tableView.dequeue(for: indexPath)
        cell.title?.text = "row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 22 }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header: TitleView? = tableView.dequeueHeader()
        return header
    }
}
