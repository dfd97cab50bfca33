import TerminalUIKit
import TerminalTesting
import Testing

/// Tables and collections ask and tell what subclasses override.
struct ListOverrideTests {
    private let source = UITableViewTests.Source(rows: 10)
    private let frame = CGRect(x: 0, y: 0, width: 160, height: 88)

    private func table() -> LoggedTableView {
        let table = LoggedTableView(frame: frame, style: .plain)
        (table.dataSource, table.delegate) = (source, source)
        return table
    }

    @Test("The first layout of a table calls an overridden reloadData and an overridden dequeue method")
    func reload() {
        // Given
        let table = table()

        // When
        table.layoutIfNeeded()

        // Then
        expect(table.calls.names.filter { $0 == "reloadData()" }.count, equals: 1)
        expect(table.calls.names.filter { $0 == "dequeueReusableCell(withIdentifier:)" }.count, equals: 2)
        expect(table.calls.names.prefix(2), equals: ["dataSource", "delegate"])
    }

    @Test("An overridden reloadData can ask for the number of rows")
    func question() {
        // Given
        let table = CountingTableView(frame: frame, style: .plain)
        table.dataSource = source

        // When
        table.layoutIfNeeded()

        // Then
        expect(table.counted, equals: [10])
    }

    @Test("A tap on a row doesn't call selectRow, and selectRow doesn't call the delegate")
    func selection() {
        // Given
        let table = table()
        table.layoutIfNeeded()
        table.calls.forget()

        // When
        table.tapRow(at: IndexPath(row: 1, section: 0))
        let tapped = table.calls.names
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)

        // Then
        expect(tapped, equals: [])
        expect(table.calls.names, equals: ["selectRow(at:animated:scrollPosition:)"])
        expect(source.selected, equals: ["+1"])
    }

    @Test("A tap highlights, unhighlights and selects a cell through its overridden methods")
    func cellSelection() {
        // Given
        let table = table()
        let cell = LoggedTableCell(style: .default, reuseIdentifier: nil)
        let rows = OneCell(cell)
        table.dataSource = rows
        table.layoutIfNeeded()
        cell.calls.forget()

        // When
        table.tapRow(at: IndexPath(row: 0, section: 0))
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        cell.isHighlighted = true

        // Then
        expect(
            cell.calls.names,
            equals: [
                "setHighlighted true", "setHighlighted false", "setSelected true", "setSelected false",
                "setHighlighted true", "isHighlighted",
            ])
    }

    @Test("A cell is queued under its overridden reuseIdentifier")
    func identifier() {
        // Given
        let table = table()
        let cell = LoggedTableCell(style: .default, reuseIdentifier: nil)
        let rows = OneCell(cell)
        table.dataSource = rows
        table.layoutIfNeeded()

        // When
        table.reloadData()
        let found = table.dequeueReusableCell(withIdentifier: "Logged")

        // Then
        expect(found === cell)
        expect(cell.calls.names, contains: "prepareForReuse()")
    }

    @Test("A table's updates don't go through other overridden methods")
    func updates() {
        // Given
        let table = table()
        table.layoutIfNeeded()
        table.calls.forget()

        // When
        source.sections[0].removeFirst()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()

        // Then
        expect(table.calls.names.first, equals: "deleteRows(at:with:)")
        expect(!table.calls.names.contains("beginUpdates()"))
        expect(table.visibleCells.map(\.textLabel?.text), equals: ["row 1", "row 2"])
    }

    @Test("A collection loads itself by an overridden reloadData, and lays out by an overridden layout")
    func collection() {
        // Given
        let moons = Moons([1])
        let layout = LoggedLayout()
        let collection = LoggedCollectionView(frame: frame, collectionViewLayout: layout)
        collection.dataSource = moons

        // When
        collection.layoutIfNeeded()

        // Then
        expect(collection.calls.names.filter { $0 == "reloadData()" }.count, equals: 1)
        expect(collection.calls.names.last, equals: "dequeueReusableCell(withReuseIdentifier:for:)")
        expect(collection.visibleCells.map(\.frame), equals: [CGRect(x: 10, y: 20, width: 30, height: 40)])
        expect(layout.calls.names, contains: "prepare()")
        expect(collection.contentSize, equals: CGSize(width: 100, height: 1000))
    }

    @Test("A collection selects a cell through its overridden isSelected")
    func item() throws {
        // Given
        let moons = Moons([1])
        let collection = UICollectionView(frame: frame, collectionViewLayout: LoggedLayout())
        collection.register(LoggedItemCell.self, forCellWithReuseIdentifier: "Logged")
        let cells = RegisteredCells()
        (collection.dataSource, collection.delegate) = (cells, moons)
        collection.layoutIfNeeded()
        let cell = try #require(collection.visibleCells.first as? LoggedItemCell)
        cell.calls.forget()

        // When
        collection.tapItem(at: IndexPath(item: 0, section: 0))

        // Then
        expect(cell.calls.names, equals: ["isHighlighted", "isHighlighted", "isSelected true"])
        expect(moons.told, equals: ["selected 0"])
    }
}

/// Notes how many rows there are before each load.
private final class CountingTableView: UITableView {
    var counted: [Int] = []

    override func reloadData() {
        counted.append(numberOfRows(inSection: 0))
        super.reloadData()
    }
}

/// A table of one row.
private final class OneCell: NSObject, UITableViewDataSource {
    let cell: UITableViewCell

    init(_ cell: UITableViewCell) {
        self.cell = cell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

/// A collection of one item, whose cell comes from what is registered.
private final class RegisteredCells: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Logged", for: indexPath)
    }
}
