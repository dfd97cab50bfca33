import Foundation
import TerminalTesting
import TerminalUIKit
import Testing

/// The places of views in bars, and the looks of buttons in their states, in recorded tables.
struct WholeBarsTests {
    private func text(_ frame: CGRect) -> String { "\(frame.minX),\(frame.minY) \(frame.width)×\(frame.height)" }

    /// Returns the frames in a bar, from the back to the front, and its text on a terminal.
    private func told(_ name: String, _ bar: UIView) -> [String] {
        let picture = ControlFixture.rendering(of: bar).split(separator: "\n", omittingEmptySubsequences: false)
        let frames = bar.subviews.map { text($0.frame) }
        return ["— \(name): \(text(bar.frame)): \(frames.joined(separator: " | "))"] + picture.map { "  \($0)" }
    }

    private func buttons(_ titles: [String]) -> [UIBarButtonItem] {
        titles.map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
    }

    @Test("On a navigation bar the buttons are at the sides, and the title is in the middle of the rest")
    func navigationBars() throws {
        // Given
        var lines: [String] = []
        let titles = ["", "Moon", "The phases of the Moon in the month of May"]
        let sides: [(left: [String], right: [String])] = [
            ([], []), (["Edit"], []), ([], ["Add", "Sort"]), (["Cancel", "Undo"], ["Done"]),
        ]

        // When
        for width in [160, 320] as [CGFloat] {
            for title in titles {
                for back in [nil, "", "Home", "A rather long way back"] {
                    for (left, right) in sides where back == nil || left.count < 2 {
                        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
                        let item = UINavigationItem(title: title)
                        (item.leftBarButtonItems, item.rightBarButtonItems) = (buttons(left), buttons(right))
                        item.leftItemsSupplementBackButton = left.count == 1 && right.isEmpty
                        bar.items = [back.map { UINavigationItem(title: $0) }, item].compactMap(\.self)
                        lines += told("\(title)/\(back ?? "–")/\(left)/\(right)", bar)
                    }
                }
            }
        }
        for change: (UINavigationItem, UINavigationBar) -> Void in [
            { $0.hidesBackButton = $1.isHidden == false },
            { item, _ in item.titleView = UISwitch(frame: .zero) },
            { $1.prefersLargeTitles = $0.title != nil },
            { ($1.prefersLargeTitles, $0.largeTitleDisplayMode) = (true, .never) },
            { item, _ in item.leftBarButtonItem = UIBarButtonItem(customView: UISwitch(frame: .zero)) },
            { item, bar in
                bar.backItem?.backBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
            },
        ] {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 240, height: 88))
            let item = UINavigationItem(title: "Moon")
            bar.items = [UINavigationItem(title: "Home"), item]
            change(item, bar)
            lines += told("special", bar)
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Navigation-bars.txt")
    }

    @Test("Items of a toolbar are between spaces, tabs share the width, have badges and can be tapped")
    func otherBars() throws {
        // Given
        var lines: [String] = []
        let flexible = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        fixed.width = 24
        let add = buttons(["Add", "Edit", "Sort"])

        // When
        for width in [120, 320] as [CGFloat] {
            for items in [
                [], [add[0]], [add[0], flexible, add[1]], [flexible, add[0]], [add[0], fixed, add[1]],
                [flexible, add[0], flexible, add[1], flexible, add[2], flexible], [add[0], add[1], add[2]],
            ] {
                let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
                bar.items = items
                lines += told("tools \(items.count)", bar)
            }
            for count in 0...6 {
                let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
                bar.items = (0..<count).map { number in
                    let item = UITabBarItem(title: "Tab \(number)", image: UIImage(systemName: "moon"), tag: number)
                    item.badgeValue = number == 1 ? "12" : nil
                    item.isEnabled = number != 2
                    return item
                }
                bar.selectedItem = bar.items?.last
                lines += told("tabs \(count)", bar)
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Bars.txt")
    }

    @Test("A bar button shows its title for its state, or else for the normal one")
    func buttonStates() throws {
        // Given
        let states: [(String, UIControl.State)] = [
            ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
        ]
        let types: [(String, UIButton.ButtonType)] = [
            ("custom", .custom), ("system", .system), ("rounded", .roundedRect), ("info", .infoLight),
            ("add", .contactAdd),
        ]
        func color(_ color: UIColor?) -> String { color.map { "\($0)" } ?? "–" }
        var lines: [String] = []

        // When
        for (name, type) in types {
            for set in 0...3 {
                let button = UIButton(type: type)
                for (title, state) in states.prefix(set + 1) where set > 0 {
                    button.setTitle(title, for: state)
                    button.setTitleColor(state == .normal ? .red : .blue, for: state)
                    if set > 1 { button.setImage(UIImage(systemName: state == .normal ? "moon" : "star"), for: state) }
                    button.setTitleShadowColor(.green, for: state)
                    button.setBackgroundImage(UIImage(systemName: "circle"), for: state)
                    if set > 2 { button.setAttributedTitle(NSAttributedString(string: "*\(title)"), for: state) }
                }
                for number in 0..<8 {
                    (button.isHighlighted, button.isEnabled) = (number & 1 > 0, number & 2 == 0)
                    button.isSelected = number & 4 > 0
                    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
                    lines.append(
                        "\(name) with \(set) in \(button.state.rawValue): \(button.currentTitle ?? "–") "
                            + "\(button.currentAttributedTitle?.string ?? "–") \(button.displayedText ?? "–") "
                            + "\(button.currentImage?.glyph.map(String.init) ?? "–") "
                            + "\(color(button.currentTitleColor)) "
                            + "\(button.currentBackgroundImage == nil) \(text(button.frame)) "
                            + ControlFixture.rendering(of: button).split(separator: "\n").joined(separator: "⏎"))
                }
                for (title, state) in states {
                    lines.append(
                        "  for \(title): \(button.title(for: state) ?? "–") \(color(button.titleColor(for: state))) "
                            + "\(color(button.titleShadowColor(for: state))) "
                            + "\(button.image(for: state)?.glyph.map(String.init) ?? "–")")
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Buttons.txt")
    }
}
