import Canvases
import Foundation
import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// Changes of a view on the screen. It then has the looks and size of a view that was so from the beginning.
struct LiveChangesTests {
    private typealias Change = (name: String, make: () -> UIView, change: (UIView) -> Void)

    /// A change of a view of some class.
    private static func row<View: UIView>(
        _ name: String, _ make: @escaping @autoclosure () -> View, _ change: @escaping (View) -> Void
    ) -> Change {
        ("\(View.self), \(name)", make, { change($0 as! View) })
    }

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
        row("aligned right", wide(label())) { $0.textAlignment = .right },
        row("aligned in the middle", wide(label())) { $0.textAlignment = .center },
        row("two lines", wide(longLabel())) { $0.numberOfLines = 2 },
        row("any number of lines", wide(longLabel())) { $0.numberOfLines = 0 },
        row("cut at its head", wide(longLabel())) { $0.lineBreakMode = .byTruncatingHead },
        row("cut in the middle", wide(longLabel())) { $0.lineBreakMode = .byTruncatingMiddle },
        row("clipped", wide(longLabel())) { $0.lineBreakMode = .byClipping },
        row("by letters", wide(longLabel())) { ($0.numberOfLines, $0.lineBreakMode) = (2, .byCharWrapping) },
        row("made to fit", longLabel()) { ($0.adjustsFontSizeToFitWidth, $0.textColor) = (true, .blue) },
        row("bold", label()) { $0.font = .boldSystemFont(ofSize: 17) },
        row("italic", label()) { $0.font = .italicSystemFont(ofSize: 17) },
        row("as wide as said", longLabel()) { ($0.numberOfLines, $0.preferredMaxLayoutWidth) = (0, 96) },
        row("aligned right", wide(field())) { $0.textAlignment = .right },
        row("rounded", field()) { $0.borderStyle = .roundedRect },
        row("bezel", field()) { $0.borderStyle = .bezel },
        row("attributed", field()) { $0.attributedText = NSAttributedString(string: "Luna") },
        row("attributed placeholder", field()) {
            ($0.text, $0.attributedPlaceholder) = (nil, NSAttributedString(string: "Your name"))
        },
        row("aligned right", textView()) { $0.textAlignment = .right },
        row("prompt", UISearchBar()) { $0.prompt = "Find a moon" },
        row("color", UISearchBar()) { $0.barTintColor = .red },
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
        row("attributed", button()) { $0.setAttributedTitle(NSAttributedString(string: "Go"), for: .normal) },
        row("image alone", button()) { ($0.setTitle(nil, for: .normal), $0.setImage(star, for: .normal)).1 },
        row("plain", button()) { $0.configuration = configuration(.plain()) },
        row("gray", button()) { $0.configuration = configuration(.gray()) },
        row("tinted", button()) { $0.configuration = configuration(.tinted()) },
        row("filled", button()) { $0.configuration = configuration(.filled()) },
        row("tint", button()) { $0.tintColor = .red },
        row("on", UISwitch()) { $0.isOn = true },
        row("colored", UISwitch()) { ($0.isOn, $0.onTintColor) = (true, .red) },
        row("disabled", UISwitch()) { $0.isEnabled = false },
        row("tint", UISlider()) { $0.tintColor = .red },
        row("disabled", UISlider()) { $0.isEnabled = false },
        row("lowest", UISlider()) { ($0.minimumValue, $0.maximumValue, $0.value) = (-10, 10, -5) },
        row("at its end", UIStepper()) { ($0.value, $0.isEnabled) = (100, false) },
        row("colored", UIProgressView()) { ($0.progress, $0.progressTintColor) = (0.3, .red) },
        row("track", UIProgressView()) { ($0.progress, $0.trackTintColor) = (0.3, .blue) },
        row("full", UIProgressView()) { $0.setProgress(7, animated: false) },
        row("one page", UIPageControl()) { $0.numberOfPages = 1 },
        row("more pages", UIPageControl()) { ($0.numberOfPages, $0.hidesForSinglePage) = (2, true) },
        row("colors", UIPageControl()) {
            ($0.numberOfPages, $0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (3, .red, .blue)
        },
        row("value", UISlider()) { $0.value = 1 },
        row("limits", UISlider()) { ($0.maximumValue, $0.value) = (10, 5) },
        row("progress", UIProgressView()) { $0.progress = 0.5 },
        row("pages", UIPageControl()) { $0.numberOfPages = 3 },
        row("page", UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (3, 2) },
        row("busy", UIActivityIndicatorView()) { $0.startAnimating() },
        row("colored", UIActivityIndicatorView()) { ($0.startAnimating(), $0.color = .red).1 },
        row("large", UIActivityIndicatorView()) { ($0.startAnimating(), $0.style = .large).1 },
        row("shown at rest", UIActivityIndicatorView()) { $0.hidesWhenStopped = false },
        row("more segments", UISegmentedControl(items: ["A", "B"])) {
            $0.insertSegment(withTitle: "Crescent", at: 1, animated: false)
        },
        row("other title", UISegmentedControl(items: ["A", "B"])) { $0.setTitle("Crescent", forSegmentAt: 0) },
        row("selected", UISegmentedControl(items: ["A", "B"])) { $0.selectedSegmentIndex = 1 },
        row("disabled", UISegmentedControl(items: ["A", "B"])) { $0.isEnabled = false },
        row("date and time", dates(.date)) { $0.datePickerMode = .dateAndTime },
        row("countdown", dates(.date)) { ($0.datePickerMode, $0.countDownDuration) = (.countDownTimer, 5_400) },
        row("from a day on", dates(.date)) { $0.minimumDate = Date(timeIntervalSince1970: 40 * 86_400) },
        row("up to a day", dates(.date)) { $0.maximumDate = Date(timeIntervalSince1970: -40 * 86_400) },
        row("zone", dates(.time)) { $0.timeZone = TimeZone(secondsFromGMT: -12_600) },
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
        row("from baselines", stack()) {
            ($0.axis, $0.spacing, $0.isBaselineRelativeArrangement) = (.vertical, 40, true)
        },
        row("custom spacing", stack()) { $0.setCustomSpacing(24, after: $0.arrangedSubviews[0]) },
        row("distribution", stack()) { $0.distribution = .fillEqually },
        row("another", stack()) { $0.addArrangedSubview(label()) },
        row("one less", stack()) { $0.arrangedSubviews[0].removeFromSuperview() },
        row("one hidden", stack()) { $0.arrangedSubviews[0].isHidden = true },
        row("aligned in the middle", stack()) { ($0.axis, $0.alignment) = (.vertical, .center) },
        row("with margins", stack()) {
            ($0.isLayoutMarginsRelativeArrangement, $0.layoutMargins) = (
                true, UIEdgeInsets(top: 22, left: 16, bottom: 0, right: 8)
            )
        },
        row("by baselines", stack()) {
            ($0.axis, $0.isBaselineRelativeArrangement, $0.spacing) = (.vertical, true, 30)
        },
        row("inserted", stack()) { $0.insertArrangedSubview(label(), at: 0) },
        row("accessory", cell()) { $0.accessoryType = .checkmark },
        row("disclosure", cell()) { $0.accessoryType = .disclosureIndicator },
        row("detail button", cell()) { $0.accessoryType = .detailDisclosureButton },
        row("info button", cell()) { $0.accessoryType = .detailButton },
        row("editing accessory", cell()) { ($0.isEditing, $0.editingAccessoryType) = (true, .checkmark) },
        row("selected view", cell()) {
            $0.selectedBackgroundView = UIView()
            $0.selectedBackgroundView?.backgroundColor = .green
            $0.isSelected = true
        },
        row("image", cell(.value2)) { $0.imageView?.image = star },
        row("detail", cell(.value2)) { $0.detailTextLabel?.text = "waning" },
        row("image", cell(.subtitle)) { $0.imageView?.image = star },
        row("content", cell()) {
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText, content.image) = ("Sea", "of Rains", star)
            $0.contentConfiguration = content
        },
        row("background", cell(.subtitle)) {
            var background = UIBackgroundConfiguration.clear()
            (background.backgroundColor, background.cornerRadius) = (.orange, 8)
            $0.backgroundConfiguration = background
        },
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
        row("dark", bar()) { $0.barStyle = .black },
        row("letters", bar()) { $0.titleTextAttributes = [.foregroundColor: UIColor.red] },
        row("large letters", bar()) {
            ($0.prefersLargeTitles, $0.largeTitleTextAttributes) = (true, [.foregroundColor: UIColor.red])
        },
        row("title view", bar()) { $0.topItem?.titleView = UISwitch() },
        row("several buttons", bar()) { $0.topItem?.rightBarButtonItems = [barButton("Add"), barButton("Edit")] },
        row("beside back", bar()) {
            $0.topItem?.leftItemsSupplementBackButton = true
            $0.topItem?.leftBarButtonItem = barButton("Stop")
        },
        row("large title", bar()) { $0.prefersLargeTitles = true },
        row("disabled button", bar()) {
            $0.topItem?.rightBarButtonItem = barButton("Add")
            $0.topItem?.rightBarButtonItem?.isEnabled = false
        },
        row("spaces", UIToolbar()) {
            let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
            let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
            fixed.width = 40
            $0.items = [barButton("Add"), space, barButton("Stop"), fixed, UIBarButtonItem(customView: UISwitch())]
        },
        row("system's items", UIToolbar()) {
            $0.items = [.done, .add, .fastForward].map {
                UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
            }
        },
        row("color", UIToolbar()) { $0.barTintColor = .red },
        row("color", tabs()) { $0.barTintColor = .red },
        row("chosen", tabs()) { $0.selectedItem = $0.items?[1] },
        row("disabled", tabs()) { $0.items?[0].isEnabled = false },
        row("rows of another height", table()) { $0.rowHeight = 66 },
        row("without separators", table()) { $0.separatorStyle = .none },
        row("separators", table()) { ($0.separatorColor, $0.separatorInset.left) = (.red, 64) },
        row("header and footer", table()) {
            ($0.tableHeaderView, $0.tableFooterView) = (sized(label()), sized(label()))
        },
        row("background view", table()) { $0.backgroundView = label() },
        row("editing", table()) { $0.isEditing = true },
        row("selected", table()) { $0.selectRow(at: [0, 1], animated: false, scrollPosition: .none) },
        row("inset", table()) { $0.contentInset.top = 22 },
        row("offset", scroll()) { $0.contentOffset = CGPoint(x: 8, y: 22) },
        row("inset", scroll()) { $0.contentInset = UIEdgeInsets(top: 22, left: 16, bottom: 0, right: 0) },
        row("zoomed", scroll()) { ($0.minimumZoomScale, $0.backgroundColor) = (0.5, .yellow) },
        row("items", UIToolbar()) { $0.items = [barButton("Add"), barButton("Stop")] },
        row("one tab", tabs()) { $0.items = [UITabBarItem(title: "Sun", image: star, tag: 0)] },
        row("badge", tabs()) { $0.items?[0].badgeValue = "3" },
        row("title", tabs()) { $0.items?[1].title = "Sea" },
    ]

    /// Returns the class, the frame and the natural size of a view, and those of its subviews.
    private func tree(of view: UIView, depth: Int = 0) -> [String] {
        let (natural, frame) = (view.intrinsicContentSize, view.frame)
        let size = "\(natural.width.short)×\(natural.height.short)"
        let place = "\(frame.minX.short),\(frame.minY.short) \(frame.width.short)×\(frame.height.short)"
        let line = "\(type(of: view)) \(place)" + (size == "-1×-1" ? "" : ", by itself \(size)")
        return [String(repeating: "  ", count: depth) + line + (view.isHidden ? ", hidden" : "")]
            + view.subviews.flatMap { tree(of: $0, depth: depth + 1) }
    }

    /// Returns the picture of a window with a changed view, and the sizes of the view.
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
            let lines = canvas.text(style: style).split(separator: "\n", omittingEmptySubsequences: false)
            let fits = view.sizeThatFits(CGSize(width: 100, height: 100))
            return
                (tree(of: view) + ["fits 100×100: \(fits.width.short)×\(fits.height.short)"]
                + lines.reversed().drop { $0.allSatisfy(\.isWhitespace) }.reversed().map(String.init))
                .joined(separator: "\n")
        }
        window.makeKeyAndVisible()
        window.isHidden = false
        _ = picture()
        change(view)
        return picture()
    }

    @Test(
        "Changing a property of a visible view has the same result as setting it before the view appears",
        arguments: [("texts", 0), ("controls", 1), ("containers", 2)])
    func changes(group: String, number: Int) throws {
        var looks: [String] = []
        for (name, make, change) in [Self.texts, Self.controls, Self.containers][number] {
            // Given
            let changed = make()
            change(changed)

            // When
            let (before, after) = (look(of: changed) { _ in }, look(of: make(), then: change))
            looks.append("— \(name)\n\(after)")

            // Then
            expect(after, equals: before, "\(name)")
            expect(after != look(of: make()) { _ in }, "\(name)")
        }
        try expect(looks.joined(separator: "\n\n"), isRecordedIn: "Looks-of-\(group).txt")
    }
}

extension CGFloat {
    /// With at most two digits behind the point.
    fileprivate var short: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 100_000 ? "\(Int(rounded))" : "\(rounded)"
    }
}
