import TerminalUIKit
import TerminalTesting
import Testing

/// Rows, headers and footers that are as high as their content.
struct SelfSizingTests {
    /// A cell with a text of several lines between the edges of its content.
    private final class TextCell: UITableViewCell {
        let label = UILabel(frame: .zero)

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            label.lineBreakMode = .byWordWrapping
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { fatalError("made in code only") }
    }

    /// Rows with texts.
    private final class Texts: NSObject, UITableViewDataSource {
        var texts: [String]
        var asked: [Int] = []

        init(_ texts: [String]) {
            self.texts = texts
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            let cell = tableView.dequeueReusableCell(withIdentifier: "Text", for: indexPath) as! TextCell
            cell.label.text = texts[indexPath.row]
            return cell
        }
    }

    /// Says that rows and headers size themselves, row 1 excepted.
    private final class Automatic: NSObject, UITableViewDelegate {
        let header: UIView

        init(header: UIView) {
            self.header = header
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 1 ? 30 : UITableView.automaticDimension
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    // 18 columns of 8 points beside the margins.
    private let texts = Texts(["one line", "a text broken in two lines", "short", "last"])
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 176), style: .plain)

    init() {
        table.register(TextCell.self, forCellReuseIdentifier: "Text")
        table.dataSource = texts
    }

    @Test("Since iOS 11, rows, headers and footers size themselves unless the table has a height for them")
    func defaults() {
        // Given
        let plain = UITableView(frame: .zero)

        // When
        let heights = [
            plain.rowHeight, plain.sectionHeaderHeight, plain.sectionFooterHeight, plain.estimatedRowHeight,
            plain.estimatedSectionHeaderHeight, plain.estimatedSectionFooterHeight,
        ]

        // Then
        expect(heights, equals: Array(repeating: UITableView.automaticDimension, count: 6))
    }

    private func heights(_ rows: Range<Int> = 0..<4) -> [CGFloat] {
        rows.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    }

    @Test("Rows are as high as their cells' constraints ask, texts in as many lines as they need")
    func rows() {
        // Given, When
        table.layoutIfNeeded()

        // Then
        expect(heights(), equals: [44, 66, 44, 44])
        expect(table.visibleCells.map(\.frame.minY), equals: [0, 44, 110, 154])
        expect(table.contentSize.height, equals: 198)
    }

    @Test("A table asks only for as many self-sizing cells as fit on the screen")
    func noMoreCellsThanFit() {
        // Given
        texts.texts = Array(repeating: "a text broken in two lines", count: 50)

        // When
        table.layoutIfNeeded()

        // Then
        expect(texts.asked, equals: [0, 1, 2])
        expect(table.contentSize.height, equals: 2266)
    }

    @Test("Rows that weren't visible yet are as high as estimated")
    func estimate() {
        // Given
        texts.texts = Array(repeating: "one line", count: 10)
        table.estimatedRowHeight = 100

        // When
        table.layoutIfNeeded()

        // Then
        expect(heights(0..<6), equals: [44, 44, 44, 44, 100, 100])
    }

    @Test("A row keeps its height when others are inserted or deleted, and a reload measures it again")
    func updates() {
        // Given
        table.layoutIfNeeded()

        // When
        texts.texts.insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        let inserted = heights(0..<5)
        texts.texts[2] = "now short"
        table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        table.layoutIfNeeded()

        // Then
        expect(inserted, equals: [44, 44, 66, 44, 44])
        expect(heights(0..<5), equals: [44, 44, 44, 44, 44])
    }

    @Test("A new width measures the rows again")
    func width() {
        // Given
        table.layoutIfNeeded()

        // When
        table.frame.size.width = 320
        table.layoutIfNeeded()

        // Then
        expect(heights(), equals: [44, 44, 44, 44])
    }

    @Test("The delegate can return automaticDimension for single rows")
    func someRows() {
        // Given
        let delegate = Automatic(header: UIView(frame: .zero))
        table.delegate = delegate

        // When
        table.layoutIfNeeded()

        // Then
        expect(heights(), equals: [44, 30, 44, 44])
    }

    @Test("A self-sizing header is as high as its constraints require")
    func header() {
        // Given
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let box = UIView(frame: .zero)
        box.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: header.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
        let delegate = Automatic(header: header)
        table.delegate = delegate
        table.sectionHeaderHeight = UITableView.automaticDimension

        // When
        table.layoutIfNeeded()

        // Then
        expect(header.frame, equals: CGRect(x: 0, y: 0, width: 160, height: 50))
        expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: 50)
        expect(table.visibleCells.first?.frame.minY, equals: 50)
    }

    @Test("In a self-sizing table, titles and cells without constraints have the default height")
    func usual() {
        // Given
        let rows = UITableViewTests.Source([["a"], ["b"]])
        rows.titles = ["A", "B"]
        table.dataSource = rows
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.sectionFooterHeight = UITableView.automaticDimension

        // When
        table.layoutIfNeeded()

        // Then
        expect(table.contentSize.height, equals: 132)
        expect(table.visibleCells.map(\.frame.minY), equals: [22, 88])
    }

    @Test("A cell without constraints can return its height from sizeThatFits")
    func sizeThatFits() {
        // Given
        final class Tall: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
        }
        let rows = CountedRows([2])
        table.dataSource = rows
        table.register(Tall.self, forCellReuseIdentifier: "Cell")

        // When
        table.layoutIfNeeded()

        // Then
        expect(heights(0..<2), equals: [90, 90])
    }

    @Test("A row height of -1 in a nib makes rows size themselves")
    func nib() throws {
        // Given, When
        let table = try #require(
            Nib.make(#"<tableView rowHeight="-1" estimatedRowHeight="60" id="t1"/>"#).instantiate(withOwner: nil).first
                as? UITableView)

        // Then
        expect(table.rowHeight, equals: UITableView.automaticDimension)
        expect(table.estimatedRowHeight, equals: 60)
    }

    // MARK: Cells on screen

    private func content(_ text: String, in cell: UITableViewCell?) -> UIListContentConfiguration? {
        var content = cell?.defaultContentConfiguration()
        content?.text = text
        return content
    }

    @Test("A visible row grows with its configuration, and the rows below move")
    func growingRow() {
        // Given
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        cell?.contentConfiguration = content("short", in: cell)
        table.layoutIfNeeded()
        let before = heights(0..<1)[0]

        // When
        cell?.contentConfiguration = content("a text that is broken in two lines or more", in: cell)
        table.layoutIfNeeded()
        let after = heights(0..<1)[0]

        // Then
        expect(after > before)
        expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, equals: after)
        expect(cell?.frame.height == after && texts.asked.filter { $0 == 0 }.count == 1)
    }

    @Test("A row whose cell invalidates its size is measured again")
    func invalidatedRow() throws {
        // Given
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextCell)
        let before = heights(0..<1)[0]

        // When
        cell.label.text = "a text that is broken in two lines or more"
        cell.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()

        // Then
        expect(heights(0..<1)[0] > before)
    }
}
