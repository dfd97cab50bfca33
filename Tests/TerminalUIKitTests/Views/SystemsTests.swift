import TerminalUIKit
import TerminalTesting
import Testing

@_spi(Overriding) @testable import Views
@testable import UIKitExtras

/// The sizes that differ from system to system, with the metrics of fonts.
struct SystemsTests {
    private static let systems: [SystemVersion] = [.iOS7, .iOS11, .iOS13, .iOS14, .iOS15, .iOS16, .iOS26]

    /// Returns a value of each system.
    private func onEach<Value>(_ read: () -> Value) -> [Value] {
        Self.systems.map { system in
            World.current.with(\.textMetrics, .typographic) {
                World.current.with(\.systemVersion, system, read)
            }
        }
    }

    @Test("Bars and controls are as high as in each iOS version")
    func heights() {
        // Given
        let make: [() -> UIView] = [
            { UISearchBar() }, { UISegmentedControl(items: ["Moon"]) }, { UIProgressView() }, { UISlider() },
            { UIStepper() },
        ]

        // When
        let heights = make.map { make in onEach { make().intrinsicContentSize.height } }

        // Then
        let expected: [[CGFloat]] = [
            [44, 56, 56, 56, 51, 56, 64], [28, 28, 31, 31, 31, 31, 31], [2, 2, 2, 4, 4, 4, 4],
            [30, 30, 30, 30, 30, 30, 34], [29, 29, 32, 32, 32, 32, 32],
        ]
        expect(heights, equals: expected)
        expect(onEach { UISlider().alignmentRectInsets.left }, equals: [2, 2, 2, 2, 2, 2, 0])
    }

    @Test("Accessories, margins and separators leave as much content width as in each iOS version")
    func rows() {
        // Given
        func cell(_ type: UITableViewCell.AccessoryType, width: CGFloat) -> (UITableView, UITableViewCell) {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 88))
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
            cell.accessoryType = type
            cell.preservesSuperviewLayoutMargins = true
            table.addSubview(cell)
            return (table, cell)
        }
        func rooms(_ type: UITableViewCell.AccessoryType, width: CGFloat) -> [CGFloat] {
            onEach {
                let (table, cell) = cell(type, width: width)
                cell.layoutSubviews()
                return withExtendedLifetime(table) { width - cell.contentView.frame.width }
            }
        }

        // When
        let arrows = rooms(.disclosureIndicator, width: 320)
        let buttons = rooms(.detailDisclosureButton, width: 320)
        let margins = onEach {
            let (table, cell) = cell(.none, width: 390)
            return withExtendedLifetime(table) { [cell.usualMarginsInside.top, cell.usualMarginsInside.left] }
        }
        let heights = onEach {
            let (table, cell) = cell(.none, width: 320)
            cell.layoutSubviews()
            return withExtendedLifetime(table) { cell.contentView.frame.height }
        }

        // Then
        expect(rooms(.none, width: 320), equals: [0, 0, 0, 0, 0, 0, 0])
        expect(arrows, equals: [33, 33, 26, 26, 24.5, 26.5, 26.5])
        expect(buttons, equals: [67, 68, 57.5, 57.5, 55, 58.5, 58.5])
        expect(rooms(.checkmark, width: 390), equals: [39, 44, 39, 39, 36.5, 44, 44])
        expect(rooms(.disclosureIndicator, width: 389), equals: arrows)
        expect(rooms(.disclosureIndicator, width: 390), equals: [33, 37, 30, 30, 28.5, 30.5, 30.5])
        let expected: [[CGFloat]] = [[8, 8], [11, 20], [11, 20], [11, 20], [11, 20], [11, 20], [15, 20]]
        expect(margins, equals: expected)
        expect(heights, equals: [43, 43.5, 44, 44, 44, 44, 44])
    }

    @Test(
        "Since iOS 11, a cell has its table's margins, but a point less in a narrow one inside of a controller's view",
        arguments: [
            (320, false, [8, 15, 15, 16, 16, 16, 16]), (320, true, [8, 16, 16, 16, 16, 16, 16]),
            (414, false, [8, 20, 20, 20, 20, 20, 20]), (414, true, [8, 20, 20, 20, 20, 20, 20]),
        ] as [(CGFloat, Bool, [CGFloat])])
    func marginsOfTables(width: CGFloat, isView: Bool, expected: [CGFloat]) {
        // Given
        let controller = UITableViewController()
        let frame = CGRect(x: 0, y: 0, width: width, height: 88)
        let table = isView ? controller.tableView! : UITableView(frame: frame)
        table.frame = frame
        let cell = UITableViewCell(frame: frame)
        cell.accessoryType = .disclosureIndicator
        table.addSubview(cell)

        // When
        let margins = onEach { cell.usualMarginsInside.left }
        let arrows = onEach {
            cell.layoutSubviews()
            return width - cell.contentView.frame.width
        }

        // Then
        expect(margins, equals: expected)
        let wide: CGFloat = width == 320 ? 0 : 4
        expect(
            arrows,
            equals: isView
                ? [33, 34 + wide, 27 + wide, 27 + wide, 25.5 + wide, 26.5 + wide, 26.5 + wide]
                : [33, 33 + wide, 26 + wide, 26 + wide, 24.5 + wide, 26.5 + wide, 26.5 + wide])
    }

    @Test(
        "In points, rows of an inset table keep a distance from its sides",
        arguments: [(320, 16), (390, 16), (414, 20), (20, 10)] as [(CGFloat, CGFloat)])
    func insetRows(width: CGFloat, side: CGFloat) throws {
        // Given
        let frame = CGRect(x: 0, y: 0, width: width, height: 88)
        let rows = CountedRows([1])
        func row(_ style: UITableView.Style, _ metrics: TextMetrics) -> CGRect {
            World.current.with(\.textMetrics, metrics) {
                let table = UITableView(frame: frame, style: style)
                table.dataSource = rows
                return table.rectForRow(at: IndexPath(row: 0, section: 0))
            }
        }

        // When
        let inset = row(.insetGrouped, .typographic)

        // Then
        expect(inset.minX == side && inset.width == width - 2 * side)
        expect([row(.grouped, .typographic), row(.insetGrouped, .columns)].map(\.width), equals: [width, width])
    }

    @Test("The content of an inset row has the table's margin", arguments: [(390, 16, 20), (414, 20, 20)])
    func insetContent(width: CGFloat, inset: CGFloat, plain: CGFloat) {
        // Given
        let tables = [UITableView.Style.insetGrouped, .plain].map {
            UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 88), style: $0)
        }

        // When
        let margins = tables.map { table in
            World.current.with(\.systemVersion, .iOS18) {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                table.addSubview(cell)
                return cell.usualMarginsInside.left
            }
        }

        // Then
        expect(margins, equals: [inset, plain])
    }

    @Test("A cell has the margin of its screen, also in a narrower table", arguments: [(402, 20), (375, 16)])
    func narrowTables(screen: CGFloat, expected: CGFloat) {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: screen, height: 700))
        let table = UITableView(frame: CGRect(x: 16, y: 0, width: 343, height: 88), style: .plain)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        window.addSubview(table)

        // When
        table.addSubview(cell)
        let margin = World.current.with(\.systemVersion, .iOS18) { cell.usualMarginsInside.left }

        // Then
        expect(margin, equals: expected)
    }

    @Test(
        "The tools version of a document determines the iOS version that it is drawn for",
        arguments: [
            (nil, SystemVersion.iOS14), ("7999", .iOS7), ("8000", .iOS9), ("10999", .iOS9), ("12999", .iOS10),
            ("13199", .iOS11Beta), ("13200", .iOS11),
            ("14799.5", .iOS11), ("14460.23.1", .iOS11), ("14800", .iOS13), ("16999", .iOS13), ("17000", .iOS14),
            ("17999", .iOS14), ("18000", .iOS15), ("20999", .iOS15), ("21000", .iOS16), ("22999", .iOS16),
            ("23000", .iOS18), ("23999", .iOS18),
            ("24000", .iOS26), ("moon", .iOS14),
        ])
    func tools(version: String?, expected: SystemVersion) {
        expect(SystemVersion(toolsVersion: version), equals: expected)
    }
}
