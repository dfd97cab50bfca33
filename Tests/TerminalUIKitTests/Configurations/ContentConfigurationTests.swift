import TerminalUIKit
import TerminalTesting
import Testing

/// The views that a cell's content configuration puts on screen.
struct ContentConfigurationTests {
    /// A content view of one's own, and the configuration that makes it.
    private struct Badge: UIContentConfiguration {
        var count: Int
        var isChosen = false

        func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

        func updated(for state: any UIConfigurationState) -> Badge {
            var badge = self
            badge.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
            return badge
        }
    }

    private final class BadgeView: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { show() } }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 22))

        init(_ badge: Badge) {
            configuration = badge
            super.init(frame: .zero)
            addSubview(label)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() {
            guard let badge = configuration as? Badge else { return }
            label.text = "\(badge.count)\(badge.isChosen ? "!" : "")"
        }
    }

    private let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "Moon")

    private func content(_ text: String, _ secondary: String? = nil) -> UIListContentConfiguration {
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = (text, secondary)
        return content
    }

    private func texts(in view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? texts(in: $0) }
    }

    @Test("A changed configuration has no effect until it is assigned to the cell")
    func value() {
        // Given
        var content = content("New moon")
        cell.contentConfiguration = content

        // When
        content.text = "Full moon"
        let before = texts(in: cell)
        cell.contentConfiguration = content

        // Then
        expect(before, equals: ["New moon"])
        expect(texts(in: cell), equals: ["Full moon"])
    }

    @Test("The first configuration creates its content view, and the next one of its type uses the same view")
    func contentView() {
        // Given
        let old = cell.contentView

        // When
        cell.contentConfiguration = content("New moon")
        let first = cell.contentView
        cell.contentConfiguration = content("Full moon")

        // Then
        expect(first is UIListContentView && first !== old && old.superview == nil)
        expect(cell.contentView === first && first.superview === cell)
    }

    @Test("A configuration of another type creates another view, and nil restores the labels of the cell's style")
    func otherContentView() {
        // Given
        cell.contentConfiguration = content("New moon")

        // When
        cell.contentConfiguration = Badge(count: 3)
        let badge = cell.contentView
        cell.contentConfiguration = nil
        cell.textLabel?.text = "Old"

        // Then
        expect(badge is BadgeView)
        expect(!(cell.contentView is BadgeView))
        expect(texts(in: cell), equals: ["Old"])
    }

    @Test("While a cell has a content configuration, textLabel, detailTextLabel and imageView are nil")
    func labels() {
        // Given
        cell.textLabel?.text = "Old"

        // When
        cell.contentConfiguration = content("New moon")

        // Then
        expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        expect(texts(in: cell), equals: ["New moon"])
    }

    @Test("Each cell style has its own default configuration")
    func styles() {
        // Given
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]

        // When
        let contents = styles.map { UITableViewCell(style: $0, reuseIdentifier: nil).defaultContentConfiguration() }

        // Then
        expect(contents, equals: [.cell(), .subtitleCell(), .valueCell()])
        expect(contents[2].prefersSideBySideTextAndSecondaryText)
    }

    @Test("In a value cell, the secondary text is beside the text if both fit, and otherwise below it")
    func sideBySide() throws {
        // Given
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Moon", "full")
        let view = UIListContentView(configuration: content)

        // When
        let frames = [320, 88].map { width in
            view.frame = CGRect(x: 0, y: 0, width: width, height: 88)
            view.layoutIfNeeded()
            return view.subviews.map(\.frame)
        }

        // Then
        expect(frames[0].map(\.minY), equals: [33, 33])
        expect(frames[0][1].maxX, equals: 312)
        expect(frames[1].map(\.minY), equals: [20, 46])
    }

    @Test("A self-sizing row is as high as the texts of its configuration and their margins")
    func selfSizing() {
        // Given
        let long = String(repeating: "waxing gibbous ", count: 6)
        let heights = [content("Moon"), content("Moon", "full"), content(long)].map { content in
            // When
            cell.contentConfiguration = content
            return cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }

        // Then
        expect(heights, equals: [44, 66, 88])
    }

    @Test("A color follows the state until it is set")
    func color() {
        // Given
        var state = UICellConfigurationState(traitCollection: .current)
        state.isDisabled = true
        var own = content("Moon")
        own.textProperties.color = .red

        // When
        let usual = content("Moon").updated(for: state)
        let set = own.updated(for: state)

        // Then
        expect(usual.textProperties.color, equals: .tertiaryLabel)
        expect(set.textProperties.color, equals: .red)
        expect(usual.secondaryTextProperties.color, equals: .quaternaryLabel)
    }

    @Test("A custom content view gets a new state, unless the cell doesn't update it automatically")
    func ownState() {
        // Given
        let others = UITableViewCell(style: .default, reuseIdentifier: nil)
        others.automaticallyUpdatesContentConfiguration = false
        for cell in [cell, others] { cell.contentConfiguration = Badge(count: 3) }

        // When
        for cell in [cell, others] {
            cell.isSelected = true
            cell.layoutIfNeeded()
        }

        // Then
        expect(texts(in: cell), equals: ["3!"])
        expect(texts(in: others), equals: ["3"])
    }

    @Test("A text transform shows texts in capitals, and an attributed text comes before a plain one")
    func transform() {
        // Given
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Moons"
        content.secondaryText = "plain"
        content.secondaryAttributedText = NSAttributedString(string: "attributed")

        // When
        let view = content.makeContentView()

        // Then
        expect(texts(in: view), equals: ["MOONS", "attributed"])
    }
}
