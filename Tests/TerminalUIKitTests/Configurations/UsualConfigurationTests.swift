import TerminalUIKit
import TerminalTesting
import Testing

/// The configurations that there are for the places in a list, in numbers.
struct UsualConfigurationTests {
    @Test("Each default configuration of a row, header or footer has its own fonts, colors, margins and padding")
    func table() {
        // Given
        typealias Content = UIListContentConfiguration
        let all: [Content] = [
            .cell(), .subtitleCell(), .valueCell(), .header(), .footer(), .plainHeader(), .plainFooter(),
            .groupedHeader(), .groupedFooter(),
        ]

        // When
        let lines = all.map { content in
            let (text, secondary) = (content.textProperties, content.secondaryTextProperties)
            let margins = content.directionalLayoutMargins
            let numbers = [
                text.font.pointSize, secondary.font.pointSize, margins.top, margins.leading, margins.bottom,
                margins.trailing, content.textToSecondaryTextVerticalPadding,
                content.textToSecondaryTextHorizontalPadding, content.imageToTextPadding,
                UIListContentView(configuration: content).intrinsicContentSize.height,
            ]
            let flags = [content.prefersSideBySideTextAndSecondaryText, text.transform == .uppercase]
            return numbers.map { "\(Int($0))" }.joined(separator: " ") + (flags[0] ? " beside" : "")
                + (flags[1] ? " CAPITALS" : "")
        }
        let colors = all.map { [$0.textProperties.color, $0.secondaryTextProperties.color] }

        // Then
        expect(
            lines,
            equals: [
                "17 12 11 16 11 8 4 8 16 44", "17 12 11 16 11 8 0 8 16 44", "17 17 11 16 11 8 4 8 16 44 beside",
                "17 17 4 16 4 8 4 8 16 8", "13 13 4 16 4 8 4 8 16 8", "17 17 4 16 4 8 4 8 16 8",
                "13 13 4 16 4 8 4 8 16 8", "13 13 4 16 4 8 4 8 16 8 CAPITALS", "13 13 4 16 4 8 4 8 16 8",
            ])
        expect(colors[0...2].allSatisfy { $0 == [.label, .secondaryLabel] })
        expect(colors[3] == [.label, .label] && colors[5] == colors[3])
        expect([4, 6, 7, 8].allSatisfy { colors[$0] == [.secondaryLabel, .secondaryLabel] })
    }

    @Test("A configuration transforms its texts, and a disabled row is paler")
    func transforms() {
        // Given
        typealias Transform = UIListContentConfiguration.TextProperties.TextTransform
        var content = UIListContentConfiguration.cell()
        content.text = "the Full moon"
        content.image = UIImage(systemName: "moon")
        let transforms: [Transform] = [.none, .uppercase, .lowercase, .capitalized]

        // When
        let texts = transforms.map { transform in
            content.textProperties.transform = transform
            let view = content.makeContentView()
            return view.subviews.compactMap { ($0 as? UILabel)?.text }
        }
        var state = UICellConfigurationState(traitCollection: .current)
        state.isDisabled = true
        let pale = content.updated(for: state)
        state.isSwiped = true
        let swiped = content.updated(for: state)
        content.imageProperties.tintColor = .red
        let tinted = content.updated(for: state)

        // Then
        expect(texts, equals: [["the Full moon"], ["THE FULL MOON"], ["the full moon"], ["The Full Moon"]])
        expect(pale.textProperties.color == .tertiaryLabel && pale.secondaryTextProperties.color == .quaternaryLabel)
        expect(pale.imageProperties.tintColor, equals: .tertiaryLabel)
        expect(swiped.textProperties.color == .label && swiped.imageProperties.tintColor == nil)
        expect(tinted.imageProperties.tintColor, equals: .red)
    }

    @Test("Image and texts are centered in the space that margins, padding and reserved sizes leave")
    func arrangement() {
        // Given
        var content = UIListContentConfiguration.cell()
        content.text = "Luna"
        content.secondaryText = "Moon"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
        content.imageProperties.reservedLayoutSize = CGSize(width: 30, height: 60)
        content.imageProperties.cornerRadius = 3
        content.textProperties.alignment = .center
        content.alpha = 0.5
        let view = UIListContentView(configuration: content)
        view.frame.size = view.sizeThatFits(CGSize(width: 200, height: 0))

        // When
        view.layoutIfNeeded()
        let frames = view.subviews.map(\.frame)
        content.prefersSideBySideTextAndSecondaryText = true
        content.imageProperties.maximumSize = CGSize(width: 0, height: 5)
        content.imageProperties.reservedLayoutSize = .zero
        view.configuration = content
        view.layoutIfNeeded()

        // Then
        expect(view.frame.size, equals: CGSize(width: 200, height: 82))
        expect(
            frames,
            equals: [
                CGRect(x: 21, y: 36, width: 20, height: 10), CGRect(x: 62, y: 17, width: 130, height: 22),
                CGRect(x: 62, y: 43, width: 130, height: 22),
            ])
        expect(
            view.subviews.map(\.frame),
            equals: [
                CGRect(x: 16, y: 38.5, width: 10, height: 5), CGRect(x: 42, y: 30, width: 118, height: 22),
                CGRect(x: 160, y: 30, width: 32, height: 22),
            ])
        expect(view.alpha == 0.5 && view.subviews[0].layer.cornerRadius == 3)
        expect(view.subviews[0].layer.masksToBounds)
        expect((view.subviews[1] as? UILabel)?.textAlignment, equals: .center)
    }

    @Test("A default background has its color for each state, a color set by code stays, and nil is clear")
    func backgrounds() {
        // Given
        var own = UIBackgroundConfiguration.listCell()
        own.backgroundColor = nil
        let all: [UIBackgroundConfiguration] = [.clear(), .listCell(), .listPlainCell(), .listGroupedCell(), own]
        var states = [Bool](repeating: false, count: 3).map { _ in UICellConfigurationState(traitCollection: .current) }
        states[1].isSelected = true
        states[2].isHighlighted = true

        // When
        let colors = all.map { background in states.map { background.updated(for: $0).backgroundColor } }

        // Then
        expect(colors[0] == [nil, nil, nil] && colors[4] == [nil, nil, nil])
        expect(colors[1] == [.systemBackground, .systemGray4, .systemGray4] && colors[2] == colors[1])
        expect(colors[3], equals: [.secondarySystemGroupedBackground, .systemGray4, .systemGray4])
    }
}
