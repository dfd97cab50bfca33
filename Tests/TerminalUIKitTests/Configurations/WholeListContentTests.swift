import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// The places and looks of a list's content, a recorded table for each setting.
struct WholeListContentTests {
    private func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
        return numbers.map { "\($0)" }.joined(separator: ",")
    }

    private let usual: [(name: String, make: @MainActor () -> UIListContentConfiguration)] = [
        ("cell", UIListContentConfiguration.cell), ("subtitle", UIListContentConfiguration.subtitleCell),
        ("value", UIListContentConfiguration.valueCell), ("header", UIListContentConfiguration.header),
        ("footer", UIListContentConfiguration.footer), ("plain header", UIListContentConfiguration.plainHeader),
        ("plain footer", UIListContentConfiguration.plainFooter),
        ("grouped header", UIListContentConfiguration.groupedHeader),
        ("grouped footer", UIListContentConfiguration.groupedFooter),
    ]

    private typealias Change = (name: String, make: @MainActor (inout UIListContentConfiguration) -> Void)

    private let changes: [Change] = [
        ("a text", { $0.text = "Moon" }), ("a second text", { $0.secondaryText = "Earth" }),
        ("both", { ($0.text, $0.secondaryText) = ("Moon", "Earth") }),
        ("long ones", { ($0.text, $0.secondaryText) = ("The Sea of Tranquillity", "Mare Tranquillitatis") }),
        ("an image", { $0.image = UIImage(systemName: "moon") }),
        ("all", { ($0.text, $0.secondaryText, $0.image) = ("Moon", "Earth", UIImage(systemName: "moon")) }),
        (
            "with room for an image",
            {
                ($0.text, $0.image) = ("Moon", UIImage(systemName: "moon"))
                $0.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 70)
                $0.imageToTextPadding = 3
            }
        ),
        (
            "with a small image",
            {
                ($0.text, $0.image) = ("Moon", UIImage(systemName: "moon"))
                $0.imageProperties.maximumSize = CGSize(width: 8, height: 0)
            }
        ),
        (
            "with a low image",
            {
                ($0.secondaryText, $0.image) = ("Moon", UIImage(systemName: "moon"))
                $0.imageProperties.maximumSize = CGSize(width: 0, height: 11)
            }
        ),
        (
            "with other margins and paddings",
            {
                ($0.text, $0.secondaryText) = ("Moon", "Earth")
                $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                ($0.textToSecondaryTextHorizontalPadding, $0.textToSecondaryTextVerticalPadding) = (20, 10)
            }
        ),
    ]

    @Test("Each configuration lays out its texts and images by its width, in columns and in points")
    func places() throws {
        var lines: [String] = []
        for (name, make) in usual.prefix(4) {
            for (change, apply) in changes {
                for metrics in [TextMetrics.columns, .typographic] {
                    // Given
                    let world = World(like: .current)
                    world.textMetrics = metrics
                    world.run {
                        var content = make()
                        apply(&content)
                        let view = content.makeContentView()

                        // When
                        let texts = [40, 150, 400].map { width in
                            let fits = view.sizeThatFits(CGSize(width: width, height: 0))
                            view.frame = CGRect(x: 0, y: 0, width: width, height: 90)
                            view.layoutIfNeeded()
                            return "\(fits.width)×\(fits.height) "
                                + view.subviews.map { view in
                                    "\(type(of: view)) \(text(view.frame))"
                                }.joined(separator: " ")
                        }

                        // Then
                        lines.append("\(name), \(change), \(metrics == .columns ? "columns" : "fonts"):")
                        lines += texts.map { "    \($0)" }
                    }
                }
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "List-contents.txt")
    }

    @Test("Each configuration has its fonts, colors, numbers and transforms, and is paler in a disabled cell")
    func looks() throws {
        var lines: [String] = []
        for (name, make) in usual {
            for (isDisabled, isSwiped) in [(false, false), (true, false), (true, true)] {
                // Given
                var state = UICellConfigurationState(traitCollection: .current)
                (state.isDisabled, state.isSwiped) = (isDisabled, isSwiped)
                var content = make()
                (content.text, content.secondaryText) = ("moon of Earth", "Big one")
                content.image = UIImage(systemName: "moon")

                // When
                let new = content.updated(for: state)
                let view = new.makeContentView()

                // Then
                let (first, second, margins) = (
                    new.textProperties, new.secondaryTextProperties, new.directionalLayoutMargins
                )
                lines.append("\(name)\(isDisabled ? ", disabled" : "")\(isSwiped ? ", swiped" : ""):")
                lines.append(
                    "    \(first.font.pointSize) \(first.font.fontName) \(first.color) | \(second.font.pointSize) "
                        + "\(second.color) | \(new.imageProperties.tintColor.map { "\($0)" } ?? "as it is")")
                lines.append(
                    "    \(margins.top) \(margins.leading) \(margins.bottom) \(margins.trailing), "
                        + "\(new.imageToTextPadding) \(new.textToSecondaryTextHorizontalPadding) "
                        + "\(new.textToSecondaryTextVerticalPadding) \(new.prefersSideBySideTextAndSecondaryText) "
                        + "\(new.alpha) \(first.numberOfLines) \(first.adjustsFontSizeToFitWidth)")
                let labels = view.subviews.compactMap { $0 as? UILabel }
                lines.append("    " + labels.map { "\($0.text ?? "") \($0.textColor!)" }.joined(separator: " | "))
            }
        }
        try expect(lines.joined(separator: "\n"), isRecordedIn: "List-looks.txt")
    }

    @Test("A configuration's text and image properties are those of the views that show it")
    func properties() {
        // Given
        var content = UIListContentConfiguration.cell()
        (content.text, content.image, content.alpha) = ("old moon", UIImage(systemName: "moon"), 0.5)
        content.secondaryText = "new moon"
        (content.textProperties.transform, content.textProperties.alignment) = (.capitalized, .center)
        (content.textProperties.numberOfLines, content.textProperties.lineBreakMode) = (3, .byClipping)
        (content.secondaryTextProperties.transform, content.secondaryTextProperties.alignment) = (
            .uppercase, .justified
        )
        (content.imageProperties.cornerRadius, content.imageProperties.tintColor) = (4, .systemRed)

        // When
        let view = content.makeContentView()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let image = view.subviews.compactMap { $0 as? UIImageView }.first
        var without = content
        (without.image, without.text, without.imageProperties.cornerRadius) = (nil, "", 0)
        view.configuration = without

        // Then
        expect((labels[0].text ?? "") == "" && labels[1].text == "NEW MOON")
        expect(labels.map(\.textAlignment), equals: [.center, .justified])
        expect(labels[0].numberOfLines == 3 && labels[0].lineBreakMode == .byClipping)
        expect(image?.tintColor == .systemRed && image?.contentMode == .scaleAspectFit && image?.image == nil)
        expect(image?.layer.cornerRadius == 0 && image?.layer.masksToBounds == false)
        expect(view.alpha == 0.5 && view.subviews == [labels[1]])
        expect(view.supports(content) && view.archivedSubviews.isEmpty)
    }
}
