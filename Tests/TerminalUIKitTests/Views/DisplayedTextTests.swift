import TerminalUIKit
import TerminalTesting
import Testing

@testable @_spi(Overriding) import Views

/// The text of a view, as `displayedText` returns it.
struct DisplayedTextTests {
    /// Returns the texts of a view and its subviews, from the back to the front.
    private func texts(in view: UIView) -> [String] {
        [view.displayedText].compactMap(\.self) + view.subviews.flatMap(texts)
    }

    @Test("The title of a view is its visible text, or the value that it is set to")
    func own() {
        let views: [(name: String, view: UIView, text: String?)] = [
            ("nothing", UIView(), nil), ("no text", UILabel(), nil),
            ("label", Self.made(UILabel()) { $0.text = "Moon" }, "Moon"),
            ("switched on", Self.made(UISwitch()) { $0.isOn = true }, "ON"), ("switched off", UISwitch(), "OFF"),
            ("busy", Self.made(UIActivityIndicatorView()) { $0.startAnimating() }, "busy"),
            ("idle", UIActivityIndicatorView(), "idle"),
            ("a hair less than half", Self.made(UIProgressView()) { $0.progress = 0.494 }, "49%"),
            ("half", Self.made(UIProgressView()) { $0.progress = 0.496 }, "50%"),
            ("no page", UIPageControl(), "page 1 of 0"),
            ("second page", Self.made(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (3, 1) }, "page 2 of 3"),
            ("no segment", UISegmentedControl(items: ["A", "B"]), nil),
            ("segment", Self.made(UISegmentedControl(items: ["A", "B"])) { $0.selectedSegmentIndex = 1 }, "B"),
            ("field", Self.made(UITextField()) { $0.text = "Moon" }, "Moon"),
            ("secret", Self.made(UITextField()) { ($0.text, $0.isSecureTextEntry) = ("Moon", true) }, "••••"),
            ("text", Self.made(UITextView()) { $0.text = "Moon\nand sun" }, "Moon\nand sun"),
            ("image", UIImageView(image: UIImage(systemName: "moon")), "moon"), ("no image", UIImageView(), nil),
            ("button", Self.made(UIButton(type: .system)) { $0.setTitle("Moon", for: .normal) }, "Moon"),
            (
                "button with an image",
                Self.made(UIButton(type: .system)) { $0.setImage(UIImage(systemName: "moon"), for: .normal) }, "moon"
            ), ("bare button", UIButton(type: .custom), nil),
        ]
        for (name, view, text) in views {
            // Given, When
            let said = view.displayedText

            // Then
            expect(said, equals: text, "\(name)")
            expect("\(view)".contains("text = '\(text ?? "")'"), equals: (text != nil), "\(name)")
        }
    }

    private static func made<View: UIView>(_ view: View, _ change: (View) -> Void) -> View {
        change(view)
        return view
    }

    @Test("The title of a bar button is its text, its image's symbol, or an arrow with the previous title")
    func bars() {
        // Given
        let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Moon")
        item.rightBarButtonItems = [
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
        ]
        navigation.items = [UINavigationItem(title: "Sky"), item]
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        tabs.items = [
            UITabBarItem(title: "Sun", image: nil, tag: 0),
            UITabBarItem(title: "Sea", image: UIImage(systemName: "star"), tag: 1),
        ]

        // When
        for bar in [navigation, tabs] { bar.layoutIfNeeded() }

        // Then
        expect(Set(texts(in: navigation)).isSuperset(of: ["‹ Sky", "Edit", "☆"]))
        expect(texts(in: tabs), equals: ["Sun", "Sea"])
    }

    /// Rows with what a swipe brings in.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let (titled, pictured, bare) = (
                UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) },
                UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) },
                UIContextualAction(style: .destructive, title: nil) { _, _, done in done(true) }
            )
            pictured.image = UIImage(systemName: "moon")
            return UISwipeActionsConfiguration(actions: [titled, pictured, bare])
        }
    }

    @Test("A button of a swipe shows its title, or the name of its image")
    func swiped() throws {
        // Given
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 88)), Rows())
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()

        // When
        table.revealSwipeActions(ofRowAt: [0, 0])
        let cell = try #require(table.cellForRow(at: [0, 0]))
        let buttons = cell.subviews.filter { $0 is UIControl }

        // Then
        let texts = Set(buttons.map(\.displayedText))
        expect(texts, equals: ["Flag", "moon", ""])
    }
}
