import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

struct UITableViewCellTests {
    private func drawn(_ cell: UITableViewCell, width: CGFloat = 160) -> String {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        cell.frame = window.bounds
        window.addSubview(cell)
        window.makeKeyAndVisible()
        let canvas = TerminalCanvas(size: window.bounds.size)
        window.render(on: canvas)
        return canvas.text(style: .plain)
    }

    @Test(
        "Each cell style has its own layout of labels",
        arguments: [
            (UITableViewCell.CellStyle.default, "  Moon\n"), (.subtitle, "  Moon  full\n"),
            (.value1, "  Moon        full\n"), (.value2, "   Moon full\n"),
        ])
    func styles(style: UITableViewCell.CellStyle, picture: String) {
        // Given
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Moon"
        cell.detailTextLabel?.text = "full"

        // When
        let text = drawn(cell)

        // Then
        expect(text, equals: picture)
    }

    // iOS 9.3 does so in the film of "Project 01 - GoodAsOldPhones" of soapyigu/Swift-30-Projects, whose prototype has
    // no style.
    @Test("A cell from a nib without a style creates the default text label and image view on demand")
    func nibWithoutStyle() throws {
        // Given
        let text = """
            <tableViewCell id="c1"><rect key="frame" x="0" y="0" width="160" height="44"/>
            <tableViewCellContentView key="contentView" id="v1"/></tableViewCell>
            """
        let (plain, cell): (UITableViewCell, UITableViewCell) =
            (try ControllerFixture.object(text), try ControllerFixture.object(text))

        // When
        cell.textLabel?.text = "Moon"
        cell.imageView?.image = UIImage(systemName: "moonphase.full.moon")

        // Then
        expect(drawn(cell).contains("Moon") && cell.detailTextLabel == nil)
        expect(cell.imageView?.frame.maxX ?? 0 < cell.textLabel?.frame.minX ?? 0)
        expect(plain.contentView.subviews, equals: [])
    }

    // Apple's page on UITableView.separatorInset: by default separators begin where every row with an image of the same
    // size has its text. That on UITableViewCell.separatorInset: it counts before the table's.
    @Test(
        "The separator begins at the text, unless the cell, its table or a nib sets its inset",
        arguments: [
            (nil, nil, "", "──────"), (nil, 32, "", "────────"), (8, 32, "", "───────────"),
            (nil, 0, "", "────────────"),
            (nil, nil, #"<inset key="separatorInset" minX="8" minY="0" maxX="16" maxY="0"/>"#, "─────────"),
        ])
    func separators(cells: CGFloat?, tables: CGFloat?, nib: String, line: String) throws {
        // Given
        let cell: UITableViewCell = try ControllerFixture.object(
            """
            <tableViewCell id="c1"><rect key="frame" x="0" y="0" width="96" height="44"/>
            <tableViewCellContentView key="contentView" id="v1"/>\(nib)</tableViewCell>
            """)
        cell.imageView?.image = UIImage(systemName: "moonphase.full.moon")
        cell.textLabel?.text = "Moon"
        if let cells { cell.separatorInset.left = cells }
        let rows = OneCell(cell)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 96, height: 44), style: .plain)
        table.dataSource = rows
        if let tables { table.separatorInset.left = tables }

        // When
        let lines = ControlFixture.rendering(of: table).split(separator: "\n")

        // Then
        expect(lines.last?.trimmingCharacters(in: .whitespaces), equals: line)
    }

    private final class OneCell: NSObject, UITableViewDataSource {
        private let cell: UITableViewCell

        init(_ cell: UITableViewCell) {
            self.cell = cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }

    @Test("A selected cell is marked without color, and its labels take their highlighted colors")
    func selected() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Moon"

        // When
        cell.setSelected(true, animated: false)

        // Then
        expect(drawn(cell), equals: "▸ Moon\n")
        expect(cell.textLabel?.isHighlighted, equals: true)
    }

    @Test(
        "The accessory is at the right edge, and the content is narrower beside it",
        arguments: [
            UITableViewCell.AccessoryType.disclosureIndicator: "›", .checkmark: "✓", .detailButton: "i",
            .detailDisclosureButton: "i",
        ])
    func accessory(type: UITableViewCell.AccessoryType, glyph: String) {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Moon"

        // When
        cell.accessoryType = type
        let text = drawn(cell)

        // Then
        expect(text.hasPrefix("  Moon            \(glyph)"))
        expect(cell.contentView.frame.width, equals: 136)
    }

    @Test("prepareForReuse forgets the state, not the content")
    func reuse() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: "Cell")
        cell.textLabel?.text = "old"
        cell.isSelected = true

        // When
        cell.prepareForReuse()

        // Then
        expect(!cell.isSelected)
        expect(cell.textLabel?.text, equals: "old")
    }

    @Test("A cell from a nib has only the labels of its style")
    func fromNib() throws {
        // Given
        let nib = Nib.make(
            """
            <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t1" reuseIdentifier="Cell" id="c1">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c1" id="v1"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews><label text="Title" id="t1"><rect key="frame" x="16" y="0" width="288" height="44"/></label></subviews>
            </tableViewCellContentView></tableViewCell>
            """)

        // When
        let cell = try #require(nib.objects(withOwner: nil).first as? UITableViewCell)

        // Then
        expect(cell.textLabel?.text, equals: "Title")
        expect(cell.textLabel?.superview === cell.contentView)
        expect(cell.reuseIdentifier, equals: "Cell")
        expect(cell.contentView.superview === cell)
    }

    @Test("New backgrounds replace old ones, and the selected one exists while the cell is selected")
    func backgrounds() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (back, selectedBack) = (UIView(frame: .zero), UIView(frame: .zero))
        cell.backgroundView = UIView(frame: .zero)
        cell.selectedBackgroundView = UIView(frame: .zero)
        cell.isSelected = true

        // When
        cell.backgroundView = back
        cell.selectedBackgroundView = selectedBack
        let whileSelected = cell.subviews
        cell.isSelected = false

        // Then
        expect(whileSelected, equals: [back, selectedBack, cell.contentView])
        expect(cell.subviews, equals: [back, cell.contentView])
    }

    @Test("The copy of a selected cell isn't selected, and doesn't look selected")
    func archive() throws {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: "Moon")
        cell.selectedBackgroundView = UIView(frame: .zero)
        cell.isSelected = true

        // When
        let copy = try ControlFixture.unarchived(cell)

        // Then
        expect(copy.reuseIdentifier, equals: "Moon")
        expect(copy.selectedBackgroundView != nil && !copy.isSelected)
        expect(copy.subviews, equals: [copy.contentView])
    }

    @Test("Views that an old nib has directly in the cell are in its content view")
    func oldNib() throws {
        // Given
        let nib = Nib.make(
            """
            <tableViewCell id="Ce1-lc-3lL"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews><label text="Moon" id="Lb0-00-001"><rect key="frame" x="8" y="0.0" width="80" height="22"/></label>
            </subviews></tableViewCell>
            """)

        // When
        let cell = try #require(nib.objects(withOwner: nil).first as? UITableViewCell)

        // Then
        expect(cell.subviews, equals: [cell.contentView])
        expect((cell.contentView.subviews.first as? UILabel)?.text, equals: "Moon")
        expect(cell.contentView.frame, equals: cell.bounds)
    }

    @Test("A label that is created after the cell's layout is laid out, too")
    func lateLabel() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        _ = drawn(cell)

        // When
        cell.textLabel?.text = "Moon"

        // Then
        expect(drawn(cell), equals: "  Moon\n")
    }

    @Test("The border of a cell's layer is drawn as any view's")
    func border() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

        // When
        cell.layer.borderWidth = 1

        // Then
        expect(drawn(cell, width: 32), equals: "┌──┐\n└──┘")
    }

    @Test("An image is at the left, and the labels begin after it")
    func image() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Moon"

        // When
        cell.imageView?.image = UIImage(systemName: "star.fill")

        // Then
        expect(drawn(cell), equals: "   ★  Moon\n")
    }

    @Test("A cell narrower than its accessory has no room for content")
    func narrow() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .checkmark

        // When
        cell.frame.size.width = 10
        cell.layoutIfNeeded()

        // Then
        expect(cell.contentView.frame.width, equals: 0)
    }

    @Test("A cell without a style creates a text label and an image view on demand")
    func noStyle() throws {
        // Given
        let nib = Nib.make(
            """
            <tableViewCell id="Ce1-00-001"><rect key="frame" x="0" y="0" width="160" height="44"/>
            <tableViewCellContentView key="contentView" id="Co1-00-001"/></tableViewCell>
            """)
        func cell(_ change: (UITableViewCell) -> Void) throws -> UITableViewCell {
            let cell = try #require(try nib.objects(withOwner: nil).first as? UITableViewCell)
            change(cell)
            cell.layoutIfNeeded()
            return cell
        }

        // When
        let pictured = try cell { $0.imageView?.image = UIImage(systemName: "moon") }
        let titled = try cell { $0.textLabel?.text = "Moon" }
        let both = try cell {
            $0.textLabel?.text = "Moon"
            $0.imageView?.image = UIImage(systemName: "moon")
        }

        // Then
        expect(pictured.imageView?.frame, equals: CGRect(x: 16, y: 0, width: 24, height: 44))
        expect(titled.textLabel?.frame, equals: CGRect(x: 16, y: 0, width: 128, height: 44))
        expect(both.textLabel?.frame, equals: CGRect(x: 48, y: 0, width: 96, height: 44))
        try expect(cell { _ in }.contentView.subviews.isEmpty)
    }
}
