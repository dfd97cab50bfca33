import ReusableViews
import TerminalTesting
import Testing

struct ViewFactoryTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460), style: .plain)
    private let nib = Nib.make(
        Nib.cell("news", id: "nEw-s0-001", labels: ["headline": 7])
            + Nib.cell("advert", id: "aDv-rt-001", labels: ["slogan": 7]))

    @Test("Every copy is another cell, like the one in the nib")
    func copies() throws {
        // Given
        let factory = try ViewFactory(nib: nib)

        // When
        let first = try #require(factory.cell(ofKind: "news", for: table))
        let second = try #require(factory.cell(ofKind: "news", for: table))

        // Then
        expect(first !== second)
        for cell in [first, second] {
            expect(cell.reuseIdentifier, equals: "news")
            expect((cell.viewWithTag(7) as? UILabel)?.text, equals: "headline")
            expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 44))
        }
    }

    @Test("Each kind is copied from its own cell, and the nib is loaded once for all")
    func kinds() throws {
        // Given
        let loads = World.current.fileReads

        // When
        let factory = try ViewFactory(nib: nib)
        let slogans = (0..<3).map { _ in factory.cell(ofKind: "advert", for: table)?.viewWithTag(7) as? UILabel }

        // Then
        expect(factory.kinds, equals: ["advert", "news"])
        expect(slogans.map(\.?.text), equals: ["slogan", "slogan", "slogan"])
        expect(World.current.fileReads, equals: loads + 1)
    }

    @Test("A waiting cell is dequeued before the factory makes a copy, in each of several tables")
    func reuse() throws {
        // Given
        let factory = try ViewFactory(nib: nib)
        let news = (0..<2).map { _ in News(factory) }

        // When
        for news in news { news.table.reloadData(); news.table.layoutIfNeeded() }

        // Then
        for news in news {
            expect(news.table.reuseCounts.made, equals: 3)
            expect(news.table.reuseCounts.reused, equals: 3)
        }
        let cells = news.flatMap { $0.table.visibleCells.map(ObjectIdentifier.init) }
        expect(Set(cells).count, equals: 6)
    }

    @Test("An unknown kind is logged with the nearest one, and gives nil")
    func unknownKind() throws {
        // Given
        let factory = try ViewFactory(nib: nib)
        var cell: UITableViewCell?

        // When
        let log = Nib.log { cell = factory.cell(ofKind: "newz", for: table) }

        // Then
        expect(cell, equals: nil)
        expect(log, equals: ["data: there is no cell of kind `newz`; did you mean `news`?"])
    }

    @Test("Cells with a missing or a repeated identifier are all reported with their ids and places")
    func identifiers() throws {
        // Given
        let nib = Nib.make(
            [Nib.cell(nil, id: "nOn-e0-001"), Nib.cell("news", id: "nEw-s0-001"), Nib.cell("news", id: "nEw-s0-002")]
                .joined(separator: "\n"))

        // When
        let error = try #require(throws: NibError.self) { try ViewFactory(nib: nib) }

        // Then
        expect(
            error.description,
            equals: """
                data:7:1: the cell has no identifier, so no kind to ask for; set Identifier in Xcode (object nOn-e0-001)
                data:21:1: the identifier `news` is also that of cell nEw-s0-001; each kind needs its own (object nEw-s0-002)
                """)
    }

    @Test("Only cells at the top level count")
    func nested() throws {
        // Given
        let nib = Nib.make(
            #"<view id="vIe-w0-001"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>"#
                + Nib.cell(nil) + "</subviews></view>" + Nib.cell("news", id: "nEw-s0-001"))

        // When
        let factory = try ViewFactory(nib: nib)

        // Then
        expect(factory.kinds, equals: ["news"])
    }

    @Test("Outlets are nil in the copies, but the cell's views with tags are there")
    func outlets() throws {
        // Given
        let cell = Nib.cell("news", class: HeadlineCell.self, labels: ["headline": 7])
            .replacing(
                "</tableViewCell>",
                with:
                    #"<connections><outlet property="outlet" destination="headline" id="oUt-l3-001"/></connections></tableViewCell>"#
            )
        let factory = try ViewFactory(nib: Nib.make(cell))

        // When
        let copy = try #require(factory.cell(ofKind: "news", for: table) as? HeadlineCell)

        // Then
        expect(copy.outlet, equals: nil)
        expect(copy.headline?.text, equals: "headline")
    }

    @Test("When the table is released, so are its cells, and the factory keeps none")
    func ownership() throws {
        // Given
        let factory = try ViewFactory(nib: Nib.make(Nib.cell("news", class: HeadlineCell.self)))
        let before = World.current.liveObjects.count(of: HeadlineCell.self)

        // When
        var news: News? = News(factory)
        let during = World.current.liveObjects.count(of: HeadlineCell.self)
        news = nil

        // Then
        expect(before, equals: 0)
        expect(during, equals: 3)
        expect(World.current.liveObjects.count(of: HeadlineCell.self), equals: 0)
        #expect(news == nil)
    }
}

/// A cell with an outlet, and with the same label by its tag.
final class HeadlineCell: UITableViewCell {
    @Outlet var outlet: UILabel?
    var headline: UILabel? { viewWithTag(7) as? UILabel }
}

/// A table of three rows from a factory.
private final class News: UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460), style: .plain)
    private let factory: ViewFactory

    init(_ factory: ViewFactory) {
        self.factory = factory
        table.dataSource = self
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        factory.cell(ofKind: "news", for: tableView)!
    }
}
