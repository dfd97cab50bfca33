import Canvases
import Foundation
import TerminalUIKit
import Testing

/// What is changed while it is on the screen looks, and is as large, as if it had been so from the beginning.
struct LiveChangesTests {
    private typealias Change = (name: String, make: () -> UIView, change: (UIView) -> Void)

    /// A change of a view of some class.
    private static func row<View: UIView>(
        _ name: String, _ make: @escaping @autoclosure () -> View, _ change: @escaping (View) -> Void
    ) -> Change {
        ("\(View.self), \(name)", make, { change($0 as! View) })
    }

    private static func label() -> UILabel {
        let label = UILabel()
        label.text = "The moon is waxing"
        return label
    }

    private static func button() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Launch", for: .normal)
        return button
    }

    private static func field() -> UITextField {
        let field = UITextField()
        field.text = "Apollo"
        return field
    }

    private static func textView() -> UITextView {
        let view = UITextView()
        view.text = "The moon\nis waxing"
        view.isScrollEnabled = false
        return view
    }

    private static func cell(_ style: UITableViewCell.CellStyle = .value1) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Moon"
        cell.detailTextLabel?.text = "waxing"
        return cell
    }

    private static func dates(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "GMT")
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.date = Date(timeIntervalSince1970: 0)
        return picker
    }

    private static func stack() -> UIStackView {
        let stack = UIStackView(
            arrangedSubviews: ["New", "Half moon"].map { text in
                let label = UILabel()
                label.text = text
                return label
            })
        return stack
    }

    private static func bar() -> UINavigationBar {
        let bar = UINavigationBar()
        bar.items = [UINavigationItem(title: "Sky"), UINavigationItem(title: "Moon")]
        return bar
    }

    private static func barButton(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private static func tabs() -> UITabBar {
        let bar = UITabBar()
        bar.items = ["Sky", "Moon"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        return bar
    }

    private static let star = UIImage(systemName: "star")

    private static let texts: [Change] = [
        row("text", label()) { $0.text = "A\nlonger text than before" },
        row("color", label()) { $0.textColor = .red },
        row("disabled", label()) { $0.isEnabled = false },
        row("hidden", label()) { $0.isHidden = true },
        row("background", label()) { $0.backgroundColor = .blue },
        row("transparent", label()) { $0.alpha = 0.2 },
        row("attributed", label()) { $0.attributedText = NSAttributedString(string: "Waning moon of May") },
        row("highlighted", label()) { ($0.highlightedTextColor, $0.isHighlighted) = (.red, true) },
        row("text", field()) { $0.text = "Gemini and Mercury" },
        row("no text", field()) { ($0.text, $0.placeholder) = ("", "Name") },
        row("border", field()) { $0.borderStyle = .line },
        row("secret", field()) { $0.isSecureTextEntry = true },
        row("color", field()) { $0.textColor = .red },
        row("disabled", field()) { $0.isEnabled = false },
        row("text", textView()) { $0.text = "One\nTwo\nThree" },
        row("color", textView()) { $0.textColor = .red },
        row("attributed", textView()) { $0.attributedText = NSAttributedString(string: "A\nB\nC\nD") },
        row("text", UISearchBar()) { $0.text = "Moon" },
        row("placeholder", UISearchBar()) { $0.placeholder = "Phase" },
        row("cancel", UISearchBar()) { $0.showsCancelButton = true },
        row("image", UIImageView(image: star)) { $0.image = UIImage(systemName: "moon") },
        row("no image", UIImageView(image: star)) { $0.image = nil },
        row("highlighted", UIImageView(image: star)) {
            ($0.highlightedImage, $0.isHighlighted) = (UIImage(systemName: "moon"), true)
        },
    ]

    private static let controls: [Change] = [
        row("title", button()) { $0.setTitle("Launch it now", for: .normal) },
        row("image", button()) { $0.setImage(star, for: .normal) },
        row("color", button()) { $0.setTitleColor(.red, for: .normal) },
        row("selected", button()) { ($0.setTitle("Launched", for: .selected), $0.isSelected = true).1 },
        row("highlighted", button()) { ($0.setTitle("Launching", for: .highlighted), $0.isHighlighted = true).1 },
        row("disabled", button()) { $0.isEnabled = false },
        row("on", UISwitch()) { $0.isOn = true },
        row("value", UISlider()) { $0.value = 1 },
        row("limits", UISlider()) { ($0.maximumValue, $0.value) = (10, 5) },
        row("progress", UIProgressView()) { $0.progress = 0.5 },
        row("pages", UIPageControl()) { $0.numberOfPages = 3 },
        row("page", UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (3, 2) },
        row("busy", UIActivityIndicatorView()) { $0.startAnimating() },
        row("coloured", UIActivityIndicatorView()) { ($0.startAnimating(), $0.color = .red).1 },
        row("large", UIActivityIndicatorView()) { ($0.startAnimating(), $0.style = .large).1 },
        row("shown at rest", UIActivityIndicatorView()) { $0.hidesWhenStopped = false },
        row("more segments", UISegmentedControl(items: ["A", "B"])) {
            $0.insertSegment(withTitle: "Crescent", at: 1, animated: false)
        },
        row("other title", UISegmentedControl(items: ["A", "B"])) { $0.setTitle("Crescent", forSegmentAt: 0) },
        row("selected", UISegmentedControl(items: ["A", "B"])) { $0.selectedSegmentIndex = 1 },
        row("no segments", UISegmentedControl(items: ["A", "B"])) { $0.removeAllSegments() },
        row("date", dates(.date)) { $0.date = Date(timeIntervalSince1970: 100_000_000) },
        row("mode", dates(.date)) { $0.datePickerMode = .time },
        row("locale", dates(.time)) { $0.locale = Locale(identifier: "de_DE") },
        row("minutes", dates(.time)) { $0.minuteInterval = 30 },
        row("disabled", dates(.time)) { $0.isEnabled = false },
    ]

    private static let containers: [Change] = [
        row("axis", stack()) { $0.axis = .vertical },
        row("spacing", stack()) { $0.spacing = 16 },
        row("custom spacing", stack()) { $0.setCustomSpacing(24, after: $0.arrangedSubviews[0]) },
        row("distribution", stack()) { $0.distribution = .fillEqually },
        row("another", stack()) { $0.addArrangedSubview(label()) },
        row("one less", stack()) { $0.arrangedSubviews[0].removeFromSuperview() },
        row("one hidden", stack()) { $0.arrangedSubviews[0].isHidden = true },
        row("accessory", cell()) { $0.accessoryType = .checkmark },
        row("accessory view", cell()) { $0.accessoryView = UISwitch() },
        row("text", cell()) { $0.textLabel?.text = "Half moon" },
        row("detail", cell(.subtitle)) { $0.detailTextLabel?.text = "waning" },
        row("image", cell(.default)) { $0.imageView?.image = star },
        row("indentation", cell()) { $0.indentationLevel = 2 },
        row("wider indentation", cell()) { ($0.indentationLevel, $0.indentationWidth) = (1, 40) },
        row("selected", cell()) { $0.isSelected = true },
        row("highlighted", cell()) { $0.isHighlighted = true },
        row("background", cell()) {
            $0.backgroundView = UIView()
            $0.backgroundView?.backgroundColor = .red
        },
        row("title", bar()) { $0.topItem?.title = "Full moon" },
        row("button", bar()) { $0.topItem?.rightBarButtonItem = barButton("Add") },
        row("left button", bar()) { $0.topItem?.leftBarButtonItem = barButton("Stop") },
        row("back", bar()) { $0.topItem?.hidesBackButton = true },
        row("back title", bar()) { $0.backItem?.backBarButtonItem = barButton("Home") },
        row("popped", bar()) { $0.popItem(animated: false) },
        row("pushed", bar()) { $0.pushItem(UINavigationItem(title: "Crater"), animated: false) },
        row("color", bar()) { $0.barTintColor = .red },
        row("items", UIToolbar()) { $0.items = [barButton("Add"), barButton("Stop")] },
        row("one tab", tabs()) { $0.items = [UITabBarItem(title: "Sun", image: star, tag: 0)] },
        row("badge", tabs()) { $0.items?[0].badgeValue = "3" },
        row("title", tabs()) { $0.items?[1].title = "Sea" },
    ]

    /// What a window shows of a view, and how large that is, by itself where it has a size.
    private func look(of view: UIView, then change: (UIView) -> Void) -> String {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 264))
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        for (side, length) in [(view.widthAnchor, 240.0), (view.heightAnchor, 44)] {
            let otherwise = side.constraint(equalToConstant: length)
            otherwise.priority = UILayoutPriority(1)
            otherwise.isActive = true
        }
        func picture() -> String {
            let canvas = TerminalCanvas(size: window.bounds.size)
            window.render(on: canvas)
            let style = TerminalStyle(color: .trueColor, ascii: false, attributes: true)
            return "\(view.frame.size)\n" + canvas.text(style: style)
        }
        window.makeKeyAndVisible()
        window.isHidden = false
        _ = picture()
        change(view)
        return picture()
    }

    @Test("A change is seen at once: of texts, of controls, of what holds others", arguments: 0..<3)
    func changes(group: Int) {
        for (name, make, change) in [Self.texts, Self.controls, Self.containers][group] {
            // Given
            let changed = make()
            change(changed)

            // When
            let (before, after) = (look(of: changed) { _ in }, look(of: make(), then: change))

            // Then
            #expect(after == before, "\(name)")
            #expect(after != look(of: make()) { _ in }, "\(name)")
        }
    }
}
