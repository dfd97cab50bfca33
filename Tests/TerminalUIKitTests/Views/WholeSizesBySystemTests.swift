import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

@_spi(Overriding) @testable import Views
@testable import UIKitExtras

/// The natural sizes of views on every system, by columns and by fonts, in a recorded table.
struct WholeSizesBySystemTests {
    private let systems: [SystemVersion] = [.iOS7, .iOS9, .iOS11, .iOS13, .iOS14, .iOS15, .iOS16, .iOS18, .iOS26]

    private func field(_ style: UITextField.BorderStyle, _ size: CGFloat) -> UITextField {
        let field = UITextField()
        (field.text, field.borderStyle, field.font) = ("Moon", style, .systemFont(ofSize: size))
        return field
    }

    private func pages(_ count: Int) -> UIPageControl {
        let pages = UIPageControl()
        pages.numberOfPages = count
        return pages
    }

    private func button(_ type: UIButton.ButtonType, title: String?, image: String?) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        button.setImage(image.flatMap { UIImage(systemName: $0) }, for: .normal)
        return button
    }

    private func segments(_ items: [Any], byContent: Bool) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        control.apportionsSegmentWidthsByContent = byContent
        return control
    }

    private func text(_ words: String, scrolls: Bool) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        (view.text, view.isScrollEnabled) = (words, scrolls)
        return view
    }

    private func all() -> [UIView] {
        let star = UIImage(systemName: "star")!
        return [
            UISwitch(), UISlider(), UIStepper(), UIProgressView(), UISearchBar(), UIPickerView(),
            UIDatePicker(),
            UINavigationBar(), UIToolbar(), UITabBar(), pages(0), pages(1), pages(2), pages(7),
            UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large),
            UIActivityIndicatorView(style: .white), UIActivityIndicatorView(style: .whiteLarge),
            field(.none, 12), field(.line, 12), field(.bezel, 17), field(.roundedRect, 12),
            field(.roundedRect, 40),
            button(.custom, title: "Moon", image: nil), button(.roundedRect, title: "Moon", image: nil),
            button(.system, title: nil, image: nil), button(.system, title: nil, image: "star"),
            button(.system, title: "Moon", image: "star"), button(.contactAdd, title: nil, image: nil),
            UIButton(configuration: .filled()), segments([], byContent: false),
            segments(["A"], byContent: false),
            segments(["A", "Moon", star], byContent: false),
            segments(["A", "Moon", star], byContent: true),
            text("", scrolls: false), text("Moon and stars", scrolls: false), text("Moon", scrolls: true),
        ]
    }

    private func said(of view: UIView) -> String {
        let (size, insets) = (view.intrinsicContentSize, view.alignmentRectInsets)
        let (top, bottom) = view.baselineInsets
        let fits = view.sizeThatFits(CGSize(width: 50, height: 0))
        return
            "\(size.width) × \(size.height), \(insets.top) \(insets.left) \(insets.bottom) \(insets.right), "
            + "\(top.map { "\($0)" } ?? "–") \(bottom), fits \(fits.width) × \(fits.height)"
    }

    @Test("A view's intrinsic size, edges and baselines are those of each iOS version")
    func sizes() throws {
        // Given
        let count = all().count
        var lines: [String] = []

        // When
        for (name, metrics) in [("columns", TextMetrics.columns), ("typographic", .typographic)] {
            World.current.with(\.textMetrics, metrics) {
                let told = systems.map { system in
                    World.current.with(\.systemVersion, system) {
                        all().map { "\(type(of: $0)) \(self.said(of: $0))" }
                    }
                }
                for index in 0..<count {
                    var last = ""
                    for (system, texts) in zip(systems, told) where texts[index] != last {
                        last = texts[index]
                        lines.append("\(name), \(index), from \(system): \(last)")
                    }
                }
            }
        }

        // Then
        try expect(
            Difference(of: lines.joined(separator: "\n"), fromRecorded: "Sizes-by-system.txt"), equals: nil)
    }

    @Test("Since iOS 14, a toolbar above round corners is higher, in points")
    func toolbars() {
        // Given
        let (window, bar) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIToolbar())
        window.addSubview(bar)

        // When
        let heights = [TextMetrics.columns, .typographic].flatMap { metrics in
            [SystemVersion.iOS13, .iOS14, .iOS26].flatMap { system in
                [0, 34].map { bottom in
                    World.current.with(\.textMetrics, metrics) {
                        World.current.with(\.systemVersion, system) {
                            window.deviceInsets.bottom = bottom
                            return bar.intrinsicContentSize.height
                        }
                    }
                }
            }
        }

        // Then
        expect(heights, equals: [44, 44, 44, 44, 44, 44, 44, 44, 44, 49, 44, 49])
    }

    @Test("A control is tapped in its middle by default, if it is visible and accepts touches")
    func taps() {
        // Given
        let changes: [(UIControl) -> Void] = [
            { _ in }, { $0.isEnabled = false }, { $0.isUserInteractionEnabled = false },
            { $0.isHidden = true },
        ]

        // When
        let values = changes.map { change -> String in
            let slider = UISlider(frame: CGRect(x: 5, y: 5, width: 80, height: 22))
            slider.maximumValue = 8
            change(slider)
            return "\(slider.tap()) \(slider.value)"
        }

        // Then
        expect(values, equals: ["true 4.0", "false 0.0", "false 0.0", "false 0.0"])
        let states: [(Bool, Bool, Bool)] = [
            (true, false, false), (false, false, false), (true, true, true), (false, true, false),
        ]
        let read = states.map { isEnabled, isSelected, isHighlighted in
            let control = UIControl()
            (control.isEnabled, control.isSelected, control.isHighlighted) = (
                isEnabled, isSelected, isHighlighted
            )
            return control.state.rawValue
        }
        expect(read, equals: [0, 2, 5, 6])
    }

    @Test("A label that gets its own text again loses its attributes")
    func plainAgain() {
        // Given
        let (label, moon) = (UILabel(), NSAttributedString.Key("moon"))
        label.attributedText = NSAttributedString(string: "Luna", attributes: [moon: 1])

        // When
        let before = label.attributedText?.attribute(moon, at: 0, effectiveRange: nil)
        label.text = "Luna"
        let after = label.attributedText?.attribute(moon, at: 0, effectiveRange: nil)
        label.text = nil

        // Then
        expect(
            before != nil && after == nil && label.attributedText == nil
                && label.sizeThatFits(.zero) == .zero)
    }

    @Test("A stack that is archived during layout is laid out the same after decoding")
    func archivedStack() throws {
        // Given
        let stack = UIStackView(
            arrangedSubviews: ["Moon", "Sun"].map { text in
                let label = UILabel()
                label.text = text
                return label
            })
        (stack.axis, stack.spacing, stack.distribution) = (
            .vertical, UIStackView.spacingUseSystem, .fillEqually
        )
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 108)
        stack.layoutIfNeeded()
        let ties = stack.constraints.count

        // When
        let copy = try ControlFixture.unarchived(stack)
        let during = stack.constraints.count
        for one in [stack, copy] {
            one.setNeedsLayout()
            one.layoutIfNeeded()
        }

        // Then
        let frames = [stack, copy].map { $0.arrangedSubviews.map(\.frame) }
        expect(
            frames[0],
            equals: [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 58, width: 100, height: 50),
            ])
        expect(frames[1] == frames[0] && copy.spacing == UIStackView.spacingUseSystem)
        expect(during < ties && stack.constraints.count == ties && copy.constraints.count == ties)
    }
}
