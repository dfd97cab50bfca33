import AQGridView
import Canvases
import TerminalTesting
import Testing

struct AQGridViewCellTests {
    private let frame = CGRect(x: 0, y: 0, width: 80, height: 66)

    @Test("The content view is white, created on demand, and grows with the cell")
    func contentView() {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")
        let before = cell.subviews.count

        // When
        let content = cell.contentView
        cell.frame.size.width = 100

        // Then
        expect(before, equals: 0)
        expect(cell.subviews, equals: [content])
        expect(content.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 66))
        expect(content.backgroundColor, equals: .white)
    }

    @Test("A cell's own subviews end up behind the content view, because layout makes one")
    func coveredSubviews() {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")
        let label = UILabel(frame: frame)
        label.text = "covered"
        cell.addSubview(label)

        // When
        let shown = text(of: cell)

        // Then
        expect(cell.subviews.first === label)
        expect(cell.subviews.last === cell.contentView)
        expect(!shown.contains("covered"))
    }

    @Test("A decoded cell has no identifier, and views of its archived content view are outside of a content view")
    func decoded() throws {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")
        cell.contentView.addSubview(UILabel(frame: frame))

        // When
        let data = try NSKeyedArchiver.archivedData(withRootObject: cell, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let copy = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? AQGridViewCell)

        // Then
        expect(copy.reuseIdentifier, equals: nil)
        expect(copy.contentView.subviews.isEmpty)
        expect(copy.subviews.count, equals: 2)
    }

    @Test("A selected cell glows: its content view gets a border until it is deselected")
    func glow() {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")

        // When
        cell.isSelected = true
        let selected = text(of: cell)
        let shadow = cell.contentView.layer.shadowOpacity
        cell.isSelected = false

        // Then
        expect(shadow == 1 && cell.contentView.layer.shadowOpacity == 0)
        expect(selected.hasPrefix("┌────────┐"))
        expect(!text(of: cell).contains("┌"))
    }

    @Test("With a colored selection style, views that cover the background are clear while the cell is selected")
    func coloredSelection() {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")
        cell.selectionStyle = .blue
        let label = UILabel(frame: CGRect(x: 16, y: 0, width: 48, height: 22))
        label.text = "Moon"
        cell.contentView.addSubview(label)

        // When
        cell.isSelected = true

        // Then
        expect(text(of: cell).hasPrefix("  Moon\n▸"))
        expect(cell.contentView.backgroundColor, equals: nil)
        expect(label.isHighlighted)
        cell.isSelected = false
        expect(cell.contentView.backgroundColor, equals: .white)
        expect(!label.isHighlighted)
        expect(cell.subviews, equals: [cell.contentView])
    }

    @Test("Background views are behind the content and as large as the cell")
    func backgrounds() {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")
        cell.selectionStyle = .gray
        let (background, selectedBackground) = (UIView(), UIView())

        // When
        cell.backgroundView = background
        cell.selectedBackgroundView = selectedBackground
        cell.isHighlighted = true
        cell.layoutIfNeeded()

        // Then
        expect(cell.subviews, equals: [background, selectedBackground, cell.contentView])
        expect(background.frame == frame && selectedBackground.frame == frame)
    }

    @Test("The glow has the cell's color")
    func glowColor() {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")
        cell.selectionGlowColor = .red

        // When
        cell.isSelected = true

        // Then
        expect(cell.glowSelectionLayer.borderColor, equals: .red)
    }

    @Test(
        "Each colored style has its color behind the content",
        arguments: [
            (.blue, UIColor(red: 0.02, green: 0.36, blue: 0.9, alpha: 1)), (.gray, UIColor(white: 0.82, alpha: 1)),
            (.blueGray, UIColor(red: 0.55, green: 0.6, blue: 0.7, alpha: 1)),
            (.green, UIColor(red: 0.2, green: 0.65, blue: 0.25, alpha: 1)),
            (.red, UIColor(red: 0.85, green: 0.2, blue: 0.2, alpha: 1)), (.none, nil),
        ] as [(AQGridViewCellSelectionStyle, UIColor?)])
    func colors(style: AQGridViewCellSelectionStyle, color: UIColor?) {
        // Given
        let cell = AQGridViewCell(frame: frame, reuseIdentifier: "cell")
        cell.selectionStyle = style

        // When
        cell.isSelected = true
        cell.layoutIfNeeded()

        // Then
        let expected: [UIColor?] = color.map { [$0] } ?? []
        expect(cell.subviews.dropLast().map(\.backgroundColor), equals: expected)
    }

    @Test("Views that show the selection don't cover the lines between cells")
    func selectionBetweenLines() throws {
        // Given
        let list = ListOfItems(count: 9)
        let grid = list.makeGrid()
        grid.separatorStyle = .singleLine
        let cell = try #require(grid.cellForItem(at: 0))
        cell.selectionStyle = .blue
        grid.layoutIfNeeded()

        // When
        cell.isSelected = true
        cell.setNeedsLayout()
        cell.layoutIfNeeded()

        // Then
        let area = cell.contentView.frame
        expect(area.width < cell.bounds.width && area.height < cell.bounds.height)
        expect(cell.subviews.first?.frame == area && cell.subviews.first !== cell.contentView)
        expect(cell.subviews.contains { $0.frame.minY == area.maxY && $0.frame.maxY == cell.bounds.maxY })
        expect(cell.subviews.contains { $0.frame.minX == area.maxX && $0.frame.maxX == cell.bounds.maxX })
    }

    private func text(of cell: UIView) -> String {
        let window = UIWindow(frame: frame)
        window.isHidden = false
        window.addSubview(cell)
        let canvas = TerminalCanvas(size: frame.size)
        window.render(on: canvas)
        cell.removeFromSuperview()
        return canvas.text(style: .plain)
    }
}
