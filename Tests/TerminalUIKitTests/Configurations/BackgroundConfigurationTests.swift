import TerminalUIKit
import TerminalTesting
import Testing

/// The background of a cell.
struct BackgroundConfigurationTests {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    private var background: UIView? { cell.subviews.first { $0 !== cell.contentView } }

    @Test("The default background changes while the cell is selected")
    func usual() {
        // Given
        cell.backgroundConfiguration = .listCell()

        // When
        let colors = [false, true].map { isSelected in
            cell.isSelected = isSelected
            cell.layoutIfNeeded()
            return background?.backgroundColor
        }

        // Then
        expect(colors, equals: [.systemBackground, .systemGray4])
    }

    @Test("A color that code set applies in every state, also in a selected cell")
    func ownColor() {
        // Given
        var configuration = UIBackgroundConfiguration.listCell()
        configuration.backgroundColor = .yellow
        cell.backgroundConfiguration = configuration

        // When
        cell.isSelected = true
        cell.layoutIfNeeded()

        // Then
        expect(background?.backgroundColor, equals: .yellow)
    }

    @Test("A background configuration replaces the background views, and a new view replaces the configuration")
    func views() {
        // Given
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()

        // When
        cell.backgroundConfiguration = .clear()
        let views = [cell.backgroundView, cell.selectedBackgroundView]
        cell.backgroundView = UIView()

        // Then
        expect(views, equals: [nil, nil])
        expect(cell.backgroundConfiguration, equals: nil)
    }

    @Test("A background has insets, corners, a border and a custom view")
    func looks() {
        // Given
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8)
        configuration.cornerRadius = 6
        configuration.strokeWidth = 1
        configuration.strokeColor = .red
        configuration.customView = UIView()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)

        // When
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()

        // Then
        expect(background?.frame, equals: CGRect(x: 8, y: 2, width: 304, height: 40))
        expect(background?.layer.cornerRadius == 6 && background?.layer.borderColor == .red)
        expect(configuration.customView?.superview === background)
    }
}
