import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views

/// Which views a stack arranges, in which order and with which spacings, whatever comes, goes and is hidden.
struct StackMembersTests {
    private let views = (0..<4).map { _ in UIView() }

    private func order(_ stack: UIStackView) -> [Int] { stack.arrangedSubviews.map { views.firstIndex(of: $0) ?? 9 } }

    @Test("A stack arranges a view once, at the index where it was inserted, until it is removed")
    func order() {
        // Given
        let stack = UIStackView(arrangedSubviews: [views[0], views[1], views[0]])
        var orders = [order(stack)]

        // When
        stack.insertArrangedSubview(views[2], at: 0)
        orders.append(order(stack))
        stack.insertArrangedSubview(views[2], at: 3)
        orders.append(order(stack))
        stack.insertArrangedSubview(views[3], at: 1)
        orders.append(order(stack))
        stack.addArrangedSubview(views[3])
        orders.append(order(stack))
        stack.removeArrangedSubview(views[1])
        orders.append(order(stack))
        stack.removeArrangedSubview(views[1])
        views[0].removeFromSuperview()
        orders.append(order(stack))

        // Then
        expect(orders, equals: [[0, 1], [2, 0, 1], [0, 1, 2], [0, 3, 1, 2], [0, 3, 1, 2], [0, 3, 2], [3, 2]])
        expect(views[1].superview === stack && views[0].superview == nil && stack.subviews.count == 3)
        expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }

    @Test("A custom spacing after a view is kept until it is reset or the view is removed")
    func spacings() {
        // Given
        let stack = UIStackView(arrangedSubviews: Array(views.prefix(3)))
        func spacings() -> [CGFloat?] {
            views.map {
                let spacing = stack.customSpacing(after: $0)
                return spacing == UIStackView.spacingUseDefault ? nil : spacing
            }
        }

        // When
        for (number, view) in views.enumerated() { stack.setCustomSpacing(CGFloat(number), after: view) }
        let first = spacings()
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        stack.removeArrangedSubview(views[2])
        stack.addArrangedSubview(views[2])

        // Then
        expect(first == [0, 1, 2, nil] && spacings() == [0, nil, nil, nil])
        expect(UIStackView.spacingUseSystem > 0 && UIStackView.spacingUseSystem < 1e-30)
    }

    @Test("Every change of a stack's appearance places its views again, and other changes don't")
    func anew() {
        // Given
        let labels = ["Moon", "Sun"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        func asks(_ change: () -> Void) -> Bool {
            stack.layoutIfNeeded()
            change()
            return stack.needsUpdateConstraints()
        }

        // When
        let changed = [
            asks { stack.axis = .vertical }, asks { stack.distribution = .fillProportionally },
            asks { stack.alignment = .center }, asks { stack.spacing = 3 }, asks { labels[0].isHidden = true },
            asks { labels[0].text = "A longer text" }, asks { stack.setCustomSpacing(2, after: labels[0]) },
            asks { stack.isBaselineRelativeArrangement = true },
            asks { stack.isLayoutMarginsRelativeArrangement = true },
            asks { stack.addArrangedSubview(UIView()) }, asks { labels[1].removeFromSuperview() },
        ]
        let same = [
            asks { stack.axis = .vertical }, asks { stack.distribution = .fillProportionally },
            asks { stack.alignment = .center }, asks { stack.spacing = 3 }, asks { labels[0].isHidden = true },
            asks { stack.setCustomSpacing(2, after: labels[1]) }, asks { stack.removeArrangedSubview(labels[1]) },
        ]
        stack.distribution = .fill
        let sized = asks { labels[0].text = "Short" }

        // Then
        expect(changed == [Bool](repeating: true, count: 11) && same == [Bool](repeating: false, count: 7) && !sized)
    }

    @Test("A stack from a nib has the nib's margins, and the standard spacing if the nib says so")
    func nibs() throws {
        // Given
        let inner = #"<subviews><view id="a"/><view id="b"/></subviews>"#
        let margins =
            #"<directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>"#

        // When
        let plain: UIStackView = try ControlFixture.control("<stackView id=\"s\">\(inner)</stackView>")
        let spaced: UIStackView = try ControlFixture.control(
            "<stackView spacingType=\"standard\" axis=\"vertical\" id=\"s\">\(inner)\(margins)</stackView>")
        let free: UIStackView = try ControlFixture.control(
            "<stackView layoutMarginsRelativeArrangement=\"NO\" spacing=\"4\" id=\"s\">\(inner)\(margins)</stackView>")

        // Then
        expect(plain.layoutMargins == .zero && !plain.isLayoutMarginsRelativeArrangement && plain.spacing == 0)
        expect(spaced.layoutMargins, equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expect(spaced.isLayoutMarginsRelativeArrangement && spaced.spacing == UIStackView.spacingUseSystem)
        expect(!free.isLayoutMarginsRelativeArrangement && free.spacing == 4 && free.axis == .horizontal)
        expect(spaced.axis == .vertical && [plain, spaced, free].map(\.arrangedSubviews.count) == [2, 2, 2])
        let copy = try ControlFixture.unarchived(spaced)
        expect(copy.spacing == UIStackView.spacingUseSystem && copy.arrangedSubviews.count == 2)
    }

    /// Stars in a row. Xcode's fix-it writes the initializer of a stack so.
    private final class Stars: UIStackView {
        required init(coder: NSCoder) {
            super.init(coder: coder)
            addArrangedSubview(UILabel())
        }
    }

    @Test("A subclass of a stack overrides init(coder:), which can't fail, as in UIKit")
    func decoding() throws {
        // Given
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

        // When
        let stars = Stars(coder: coder)

        // Then
        expect(stars.arrangedSubviews.count, equals: 1)
    }
}
