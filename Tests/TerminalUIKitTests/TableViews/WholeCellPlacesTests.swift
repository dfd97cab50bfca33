import Foundation
import TerminalTesting
import Testing

@testable import Lists
@testable import TerminalUIKit

/// The places of views in a cell, in each of its states, in a recorded table.
struct WholeCellPlacesTests {
    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ",")
    }

    private func places(in cell: UITableViewCell) -> String {
        let views =
            [
                ("content", cell.contentView), ("text", cell.textLabel), ("detail", cell.detailTextLabel),
                ("image", cell.storedImageView), ("view", cell.shownAccessoryView), ("ground", cell.backgroundView),
            ] as [(String, UIView?)]
        return
            (views.compactMap { name, view in view.map { "\(name) \(text($0.frame))" } }
            + cell.swipeButtons.map { "button \(text($0.frame))" }).joined(separator: " | ")
    }

    private func cell(_ style: UITableViewCell.CellStyle, width: CGFloat = 320) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 66)
        cell.textLabel?.text = "Moon"
        cell.detailTextLabel?.text = "Earth"
        return cell
    }

    private func action(_ title: String) -> SwipeButton {
        SwipeButton(UIContextualAction(style: .normal, title: title) { _, _, _ in }) {}
    }

    @Test("While a cell is edited, swiped or indented, its content is narrower")
    func states() throws {
        var lines: [String] = []
        let states: [(String, (UITableViewCell) -> Void)] = [
            ("as it is", { _ in }), ("an image", { $0.imageView?.image = UIImage(systemName: "moon") }),
            ("indented", { ($0.indentationLevel, $0.indentationWidth) = (3, 7) }),
            ("indented too far", { $0.indentationLevel = 100 }),
            ("edited", { $0.isEditing = true }),
            ("deleted", { ($0.editingStyle, $0.isEditing) = (.delete, true) }),
            ("inserted", { ($0.editingStyle, $0.isEditing) = (.insert, true) }),
            (
                "not indented",
                { ($0.editingStyle, $0.shouldIndentWhileEditing, $0.isEditing) = (.delete, false, true) }
            ),
            ("deleted, but not edited", { $0.editingStyle = .delete }),
            ("ordered", { ($0.showsReorderControl, $0.canBeMoved, $0.isEditing) = (true, true, true) }),
            ("not ordered", { ($0.showsReorderControl, $0.canBeMoved, $0.isEditing) = (true, false, true) }),
            ("ordered without a sign", { ($0.canBeMoved, $0.isEditing) = (true, true) }),
            ("ordered, but not edited", { ($0.showsReorderControl, $0.canBeMoved) = (true, true) }),
            ("an arrow", { $0.accessoryType = .disclosureIndicator }),
            ("an arrow, edited", { ($0.accessoryType, $0.isEditing) = (.disclosureIndicator, true) }),
            ("a mark while edited", { ($0.editingAccessoryType, $0.isEditing) = (.checkmark, true) }),
            ("a view", { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }),
            (
                "a view while edited, ordered",
                {
                    $0.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
                    ($0.showsReorderControl, $0.canBeMoved, $0.isEditing) = (true, true, true)
                }
            ),
            ("a ground", { $0.backgroundView = UIView() }),
            ("swiped to the left", { [self] in $0.show([action("Go"), action("Delete")], atRight: true) }),
            ("swiped to the right", { [self] in $0.show([action("Go"), action("Delete")], atRight: false) }),
            (
                "swiped and back",
                { [self] in
                    $0.show([action("Go")], atRight: true); $0.hideSwipeButtons()
                }
            ),
        ]
        for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            for (name, change) in states {
                for metrics in [TextMetrics.columns, .typographic] {
                    // Given
                    let world = World(like: .current)
                    world.textMetrics = metrics
                    world.run {
                        let cell = cell(style)

                        // When
                        change(cell)
                        cell.layoutIfNeeded()

                        // Then
                        lines.append("\(style), \(name), \(metrics == .columns ? "columns" : "fonts"):")
                        lines.append("    " + places(in: cell))
                    }
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Places-in-cells.txt")
    }

    @Test("Labels share the width of a cell, and the cell is as high as they require")
    func sizes() throws {
        var lines: [String] = []
        for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            for detail in ["", "Earth", "The third one of the planets"] {
                for hasImage in [false, true] {
                    // Given
                    let cell = cell(style)
                    cell.textLabel?.numberOfLines = 0
                    cell.textLabel?.text = "The moon of the Earth"
                    cell.detailTextLabel?.text = detail
                    if hasImage { cell.imageView?.image = UIImage(systemName: "moon") }

                    // When
                    let texts = [(10, 22), (32, 44), (33, 66), (120, 65), (200, 66), (390, 88)].map { width, height in
                        cell.frame.size = CGSize(width: width, height: height)
                        cell.layoutIfNeeded()
                        let fits = cell.sizeThatFits(CGSize(width: width, height: 0))
                        return "\(width)×\(height): fits \(fits.width)×\(fits.height), \(places(in: cell))"
                    }

                    // Then
                    lines.append("\(style), `\(detail)`\(hasImage ? ", an image" : "")")
                    lines += texts.map { "    \($0)" }
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Sizes-of-cells.txt")
    }

    @Test("A table calls a cell before and after each new state, but not for the current one")
    func transitions() {
        // Given
        final class Told: UITableViewCell {
            var told: [String] = []
            override func willTransition(to state: StateMask) { told.append("will \(state.rawValue) \(isEditing)") }
            override func didTransition(to state: StateMask) { told.append("did \(state.rawValue) \(isEditing)") }
        }
        let cell = Told(style: .default, reuseIdentifier: nil)

        // When
        cell.isEditing = false
        cell.isEditing = true
        cell.isEditing = true
        cell.show([action("Go")], atRight: true)
        let isSwiped = cell.showingDeleteConfirmation && cell.configurationState.isSwiped
        cell.hideSwipeButtons()
        cell.isEditing = false

        // Then
        let expected = [
            "will 1 false", "did 1 true", "will 2 true", "did 2 true", "will 1 true", "did 1 true", "will 0 true",
            "did 0 false",
        ]
        expect(cell.told, equals: expected)
        expect(isSwiped && !cell.showingDeleteConfirmation && !cell.configurationState.isSwiped)
        expect(cell.subviews.allSatisfy { !($0 is SwipeButton) })
    }
}
