import Foundation
import TerminalTesting
import Testing

@_spi(Overriding) @testable import Lists
@testable import TerminalUIKit
@testable import Views

/// Cells that lack something, or have more than one thing in a place.
struct RareCellsTests {
    private func text(_ rect: CGRect?) -> String {
        rect.map { "\($0.minX),\($0.minY) \($0.width)×\($0.height)" } ?? "–"
    }

    @Test("A cell with only a detail, only a picture, or neither has its places and its height")
    func lacking() throws {
        // Given
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        let parts: [(String, (UITableViewCell) -> Void)] = [
            ("nothing", { _ in }), ("detail", { $0.detailTextLabel?.text = "Moon" }),
            ("text", { $0.textLabel?.text = "Sun" }),
            ("picture", { $0.imageView?.image = UIImage(systemName: "star") }),
            (
                "long texts",
                {
                    $0.textLabel?.text = "A long text about it"
                    $0.textLabel?.numberOfLines = 0
                    $0.detailTextLabel?.text = "and some more of it"
                    $0.detailTextLabel?.numberOfLines = 0
                }
            ),
        ]

        // When
        var lines: [String] = []
        for style in styles {
            for (name, fill) in parts {
                for (width, height) in [(320, 44), (120, 66), (30, 22), (0, 0)] as [(CGFloat, CGFloat)] {
                    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                    fill(cell)
                    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
                    cell.layoutIfNeeded()
                    let labels = [cell.storedTextLabel, cell.storedDetailTextLabel].map { label in
                        "\(text(label?.frame)) \(label.map { "\($0.textAlignment)" } ?? "–")"
                    }
                    lines.append(
                        "\(style), \(name), \(width)×\(height): \(labels.joined(separator: " | ")) | "
                            + "\(text(cell.storedImageView?.frame)), fits \(cell.sizeThatFits(cell.frame.size).height)")
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Cells-that-lack.txt")
    }

    @Test("A cell without content has the default height and margins, smaller beside an accessory")
    func bare() throws {
        // Given
        let cell: UITableViewCell = try ControllerFixture.object(
            #"<tableViewCell id="c1"><rect key="frame" x="0" y="0" width="320" height="60"/></tableViewCell>"#)

        // When
        let systems: [SystemVersion] = [.iOS9, .iOS11, .iOS13, .iOS14, .iOS26]
        let margins = systems.flatMap { system in
            [UITableViewCell.AccessoryType.none, .checkmark].map { type in
                World.current.with(\.systemVersion, system) {
                    cell.accessoryType = type
                    let insets = cell.usualMarginsInside
                    return [insets.top, insets.left, insets.bottom, insets.right]
                }
            }
        }

        // Then
        expect(cell.sizeThatFits(CGSize(width: 320, height: 0)), equals: CGSize(width: 320, height: 44))
        expect(
            margins[2...],
            equals: [
                [11, 16, 11, 16], [11, 16, 11, 8], [11, 15, 11, 15], [11, 15, 11, 8], [11, 16, 11, 16],
                [11, 16, 11, 8],
                [15, 16, 15, 16], [15, 16, 15, 8],
            ])
        expect(margins[0], equals: margins[1])
        expect([389, 390, 391].map { UITableViewCell.sideMargin(ofWidth: $0) }, equals: [16, 20, 20])
    }

    @Test("A reused cell isn't selected or highlighted, and setting an equal value needs no layout")
    func states() {
        // Given
        final class Noted: UITableViewCell {
            var asked = 0
            override func setNeedsUpdateConfiguration() {
                asked += 1
                super.setNeedsUpdateConfiguration()
            }
        }
        let cell = Noted(style: .default, reuseIdentifier: nil)

        // When
        let counts = [
            { cell.isSelected = true }, { cell.isSelected = true }, { cell.isHighlighted = true },
            { cell.isHighlighted = true }, { cell.prepareForReuse() }, { cell.prepareForReuse() },
            { cell.isEditing = true }, { cell.isEditing = true }, { cell.configurationUpdateHandler = nil },
        ].map { (change: () -> Void) in
            cell.asked = 0
            change()
            return cell.asked
        }

        // Then
        expect(counts == [1, 0, 1, 0, 2, 0, 1, 0, 1] && !cell.isSelected && !cell.isHighlighted)
        expect(cell.defaultBackgroundConfiguration(), equals: .listCell())
    }

    @Test("A new background or accessory view replaces the last one, and nil removes it")
    func replaced() {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let views = (0..<2).map { _ in UIView() }
        let places: [(String, (UIView?) -> Void)] = [
            ("background", { cell.backgroundView = $0 }), ("accessory", { cell.accessoryView = $0 }),
            ("selected", { cell.selectedBackgroundView = $0 }), ("editing", { cell.editingAccessoryView = $0 }),
        ]

        for (name, put) in places {
            // When
            (cell.isSelected, cell.isEditing) = (name == "selected", name == "editing")
            let there = [views[0], views[0], views[1], nil].map { view in
                put(view)
                return cell.subviews.compactMap { views.firstIndex(of: $0) }
            }

            // Then
            expect(there, equals: [[0], [0], [1], []], "\(name)")
        }
        cell.isEditing = false
        (cell.accessoryView, cell.editingAccessoryView) = (views[0], views[1])
        let shown = [false, true, false].map { isEditing in
            cell.isEditing = isEditing
            return cell.subviews.compactMap { views.firstIndex(of: $0) }
        }
        expect(shown, equals: [[0], [1], [0]])
    }

    @Test("A tap on a cell's accessory button starts another segue than a tap on the row")
    func segues() throws {
        // Given
        let story = try Story.make(
            initial: "Co0-00-004",
            """
            <tableViewController id="Co0-00-004" sceneMemberID="viewController" \(Nib.custom(SegueTable.self))>
            <tableView key="view" id="Ta0-00-001"><rect key="frame" x="0" y="0" width="320" height="460"/><prototypes>
            <tableViewCell reuseIdentifier="Cell" accessoryType="detailButton" id="Ce0-00-001">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="Cc0-00-001"/><connections>
            <segue destination="Co0-00-002" kind="show" identifier="mark" trigger="accessoryAction" id="s8"/>
            <segue destination="Co0-00-002" kind="show" identifier="row" id="s7"/></connections>
            </tableViewCell></prototypes>
            <connections><outlet property="dataSource" destination="Co0-00-004" id="c1"/>
            <outlet property="delegate" destination="Co0-00-004" id="c2"/></connections></tableView>
            </tableViewController>
            """, #"<viewController title="End" id="Co0-00-002" sceneMemberID="viewController"/>"#)
        let table = try #require(story.instantiateInitialViewController() as? SegueTable)
        let navigation = UINavigationController(rootViewController: table)
        let window = ControllerFixture.window(navigation)

        // When
        let isTapped = table.tableView.tapAccessory(ofRowAt: [0, 1])
        let afterMark = navigation.viewControllers.count
        navigation.popViewController(animated: false)
        table.tableView.tapRow(at: [0, 2])

        // Then
        expect(window.rootViewController === navigation && isTapped && afterMark == 2)
        expect(table.log, equals: ["prepare mark from 1", "prepare row from 2", "selected 2"])
    }
}
