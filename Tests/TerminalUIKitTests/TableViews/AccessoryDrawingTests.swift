import TerminalUIKit
import TerminalTesting
import Testing

/// The accessories at the edges of a row, over any background.
struct AccessoryDrawingTests {
    @Test("Accessories are drawn above a background view or a background configuration", arguments: 0...2)
    func overBackground(kind: Int) {
        // Given
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame.size.width = 120
        cell.textLabel?.text = "Luna"
        switch kind {
        case 0: cell.backgroundConfiguration = .listCell()
        case 1:
            cell.backgroundView = UIView()
            cell.backgroundView?.backgroundColor = .yellow
        default: break
        }

        // When
        let pictures = [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton].map { type in
            cell.accessoryType = type
            return ControlFixture.rendering(of: cell)
        }

        // Then
        let letters = pictures.map { $0.filter { !"\n ".contains($0) } }
        expect(letters, equals: ["Luna›", "Luna✓", "Lunai"])
    }
}
