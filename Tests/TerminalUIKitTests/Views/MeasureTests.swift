import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
@testable import UIKitExtras

@testable @_spi(Overriding) import Views

/// Places of views, and the calls about them, in recorded tables.
struct MeasureTests {
    func text(_ rect: CGRect) -> String {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
        return numbers.map { "\($0)" }.joined(separator: " ")
    }

    func text(_ rects: [CGRect]) -> String { rects.map(text).joined(separator: " | ") }

    // MARK: Stacks

    func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let label = UILabel()
        label.text = String(repeating: "m", count: Int(width / 8))
        label.numberOfLines = Int(height / 22)
        // A stack can't stretch a view with a required height.
        let constraint = label.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = UILayoutPriority(900)
        constraint.isActive = true
        return label
    }

    @Test("A stack places its views by every distribution and alignment, in both directions, inside its margins too")
    func stacks() throws {
        var lines: [String] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution: UIStackView.Distribution in [
                .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
            ] {
                for alignment: UIStackView.Alignment in [
                    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
                ] {
                    for isSpecial in [false, true] {
                        // Given
                        let views = [box(40, 22), box(80, 66), box(16, 44)]
                        let stack = UIStackView(arrangedSubviews: views)
                        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
                        (stack.axis, stack.distribution, stack.alignment) = (axis, distribution, alignment)
                        stack.spacing = 10
                        if isSpecial {
                            stack.isLayoutMarginsRelativeArrangement = true
                            stack.layoutMargins = UIEdgeInsets(top: 22, left: 16, bottom: 11, right: 8)
                            stack.isBaselineRelativeArrangement = true
                            stack.setCustomSpacing(30, after: views[0])
                        }

                        // When
                        stack.layoutIfNeeded()
                        lines.append(
                            "\(axis) \(distribution) \(alignment)\(isSpecial ? ", special" : ""): "
                                + text(views.map(\.frame)))
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Stacks.txt")
    }

    // MARK: Natural sizes

    /// Returns the text of each system, once for systems with the same text.
    private func bySystem(_ name: String, _ work: () -> String) -> [String] {
        var found: [(text: String, systems: [String])] = []
        for metrics in [TextMetrics.columns, .typographic] {
            for system in [SystemVersion.iOS7, .iOS11, .iOS13, .iOS14, .iOS15, .iOS16, .iOS18, .iOS26] {
                let world = World(like: .current)
                (world.textMetrics, world.systemVersion) = (metrics, system)
                let (text, name) = (world.run(work), "\(metrics == .columns ? "columns" : "fonts") of \(system)")
                if found.last?.text == text {
                    found[found.count - 1].systems.append(name)
                } else {
                    found.append((text, [name]))
                }
            }
        }
        return [name] + found.map { "    \($0.systems.first!)…\($0.systems.last!): \($0.text)" }
    }

    private typealias Measured = (name: String, make: () -> UIView)

    private static func row<View: UIView>(
        _ name: String, _ make: @escaping @autoclosure () -> View, _ change: @escaping (View) -> Void = { _ in }
    ) -> Measured {
        (
            "\(View.self) \(name)",
            {
                let view = make()
                change(view)
                return view
            }
        )
    }

    private static let measured: [Measured] = [
        row("alone", UIView()), row("alone", UISwitch()), row("alone", UISlider()), row("alone", UIStepper()),
        row("alone", UIProgressView()),
        row("alone", UIPageControl()),
        row("1", UIPageControl()) { $0.numberOfPages = 1 }, row("5", UIPageControl()) { $0.numberOfPages = 5 },
        row("alone", UIActivityIndicatorView()), row("large", UIActivityIndicatorView(style: .large)),
        row("alone", UISegmentedControl(items: [])), row("3", UISegmentedControl(items: ["A", "Moon", "Sea"])),
        row("by content", UISegmentedControl(items: ["A", "Moon", "Sea"])) {
            $0.apportionsSegmentWidthsByContent = true
        },
        row("image", UISegmentedControl(items: [UIImage(systemName: "moon")!, "A"])),
        row("alone", UISearchBar()), row("prompt", UISearchBar()) { $0.prompt = "Find" },
        row("alone", UINavigationBar()),
        row("alone", UIToolbar()), row("alone", UITabBar()), row("alone", UIPickerView()), row("alone", UIDatePicker()),
        row("time", UIDatePicker()) { $0.datePickerMode = .time },
        row("count-down", UIDatePicker()) { $0.datePickerMode = .countDownTimer }, row("alone", UILabel()),
        row("text", UILabel()) { $0.text = "Moon" },
        row("lines", UILabel()) { ($0.text, $0.numberOfLines) = ("Moon\nand\nstars", 2) },
        row("small", UILabel()) { ($0.text, $0.font) = ("Moon", .systemFont(ofSize: 11)) }, row("alone", UITextField()),
        row("line", UITextField()) { $0.borderStyle = .line },
        row("rounded", UITextField()) { ($0.borderStyle, $0.text) = (.roundedRect, "Moon") },
        row("placeholder", UITextField()) { ($0.borderStyle, $0.placeholder) = (.bezel, "Moon") },
        row("alone", UITextView()), row("text", UITextView()) { $0.text = "Moon\nand stars" },
        row("not scrolling", UITextView()) { ($0.text, $0.isScrollEnabled) = ("Moon\nand stars", false) },
        row("empty, not scrolling", UITextView()) { $0.isScrollEnabled = false },
        row("custom", UIButton(type: .custom)) { $0.setTitle("Moon", for: .normal) },
        row("system", UIButton(type: .system)) { $0.setTitle("Moon", for: .normal) },
        row("image", UIButton(type: .system)) { $0.setImage(UIImage(systemName: "moon"), for: .normal) },
        row("both", UIButton(type: .system)) {
            $0.setTitle("Moon", for: .normal)
            $0.setImage(UIImage(systemName: "moon"), for: .normal)
        },
        row("info", UIButton(type: .infoLight)), row("empty", UIButton(type: .system)),
        row("filled", UIButton(type: .system)) {
            $0.configuration = .filled()
            $0.configuration?.title = "Moon"
        },
        row("plain with image", UIButton(type: .system)) {
            $0.configuration = .plain()
            $0.configuration?.title = "Moon"
            $0.configuration?.image = UIImage(systemName: "moon")
        },
        row("alone", UIImageView()), row("symbol", UIImageView(image: UIImage(systemName: "moon"))),
    ]

    @Test("Each view has the natural size, baselines and edges of each system")
    func naturalSizes() throws {
        // Given, When
        let lines = Self.measured.flatMap { name, make in
            bySystem(name) {
                let view = make()
                let (natural, fitting) = (view.intrinsicContentSize, view.sizeThatFits(CGSize(width: 40, height: 0)))
                let (insets, baselines) = (view.alignmentRectInsets, view.baselineInsets)
                func short(_ number: CGFloat?) -> String { number.map { "\(($0 * 100).rounded() / 100)" } ?? "–" }
                return "\(short(natural.width))×\(short(natural.height)), in 40 \(short(fitting.width))×"
                    + "\(short(fitting.height)), edges \(insets.top) \(insets.left) \(insets.bottom) \(insets.right), "
                    + "baselines \(short(baselines.fromTop)) \(short(baselines.fromBottom))"
                    + (view.heightFollowsWidth ? ", follows its width" : "")
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Sizes.txt")
    }

    @Test("Accessories, separators and margins take space from a cell's content as in each iOS version")
    func besideContent() throws {
        // Given
        let types: [(String, UITableViewCell.AccessoryType)] = [
            ("none", .none), ("indicator", .disclosureIndicator), ("button", .detailDisclosureButton),
            ("checkmark", .checkmark), ("detail", .detailButton),
        ]
        var cells: [(String, (UITableViewCell) -> Void)] = types.map { name, type in (name, { $0.accessoryType = type })
        }
        cells += [
            ("view", { $0.accessoryView = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31)) }),
            (
                "margins",
                { ($0.preservesSuperviewLayoutMargins, $0.accessoryType) = (true, .disclosureIndicator) }
            ),
            ("editing", { ($0.isEditing, $0.editingAccessoryType, $0.showsReorderControl) = (true, .checkmark, true) }),
            ("image", { $0.imageView?.image = UIImage(systemName: "moon") }),
            ("indented", { ($0.indentationLevel, $0.accessoryType) = (2, .checkmark) }),
        ]

        // When
        var lines: [String] = []
        for (name, change) in cells {
            for width in [320, 389, 390] as [CGFloat] {
                for isInTable in [false, true] where isInTable || width == 320 {
                    lines += bySystem("\(name) in \(width)\(isInTable ? " in a table" : "")") {
                        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                        cell.textLabel?.text = "Moon"
                        cell.detailTextLabel?.text = "full"
                        change(cell)
                        let frame = CGRect(x: 0, y: 0, width: width, height: 44)
                        // The table's width counts for its margins.
                        let table = UITableView(frame: frame.insetBy(dx: -1, dy: 0), style: .plain)
                        cell.frame = frame
                        if isInTable { table.addSubview(cell) }
                        cell.layoutIfNeeded()
                        return text(cell.subviews.map(\.frame)) + " / " + text(cell.contentView.subviews.map(\.frame))
                    }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Cells-by-system.txt")
    }

    // MARK: Lists

    @Test("Every system button has its title, and every accessibility trait a word")
    func words() throws {
        // Given
        let items = UIBarButtonItem.SystemItem.allCases

        // When
        let titles = items.map { item in
            let button = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
            return "\(item): \(button.title ?? "–"), \(button.style)"
        }
        let traits = (0..<18).map { bit in "\(bit): " + UIAccessibilityTraits(rawValue: 1 << bit).names.joined() }

        // Then
        let text = (titles + traits).joined(separator: "\n")
        try expect(text, isRecordedIn: "Words-of-UIKit.txt")
    }

    @Test("A visual format is read, or refused with the expected part")
    func formats() throws {
        // Given
        let formats = [
            "|[a]x", "[a]-5", "[]", "[a", "[a(5]", "[a(==5@0)]", "[a(==5@1001)]", "[a(==5@c)]", "[a]-1.2.3-[b]",
            "[a]-(>=)-[b]",
            "[a]-c-[b]", "a", "", "|-|", "V:|-(-8)-[a(>=b,<=40@1)]-[b]-m-|", "H:[a]-(m)-[b(==a@1000)]", "[a]|x",
            "[a][b]", "[a(-m)]",
            "|-(<=-2)-[a]",
        ]

        // When
        let lines = formats.map { format in
            var parser = VisualFormatParser(format, metrics: ["m": 6], views: ["a", "b"])
            do { return "\(format): \(try parser.parse())" } catch { return "\(format): \(error)" }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Formats.txt")
    }
}
