import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views
@testable import UIKitExtras

/// The drawing steps of views and bars, in words: places, colors, fonts and clipping.
struct DrawnStepsTests {
    private func said(_ lines: [String], _ name: String) throws -> Difference? {
        try Difference(of: lines.joined(separator: "\n"), fromRecorded: name)
    }

    @Test("A visible view draws its background, then its subviews, then its border")
    func views() throws {
        // Given
        let changes: [(String, (UIView) -> Void)] = [
            ("plain", { _ in }), ("ground", { $0.backgroundColor = .red }), ("hidden", { $0.isHidden = true }),
            ("clear", { $0.alpha = 0 }), ("faint", { $0.alpha = 0.01 }), ("clipped", { $0.clipsToBounds = true }),
            ("masked", { $0.layer.masksToBounds = true }), ("scrolled", { $0.bounds.origin = CGPoint(x: 7, y: 9) }),
            ("turned", { $0.transform = CGAffineTransform(scaleX: 2, y: -1) }),
            (
                "turned and scrolled",
                {
                    $0.bounds.origin.x = 5
                    $0.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 3, tx: 4, ty: 5)
                }
            ),
            ("aslant", { $0.transform = CGAffineTransform(rotationAngle: 0.5) }),
            ("border", { $0.layer.borderWidth = 2 }),
            (
                "round border",
                {
                    ($0.layer.borderWidth, $0.layer.cornerRadius, $0.layer.borderColor) = (1, 6, .blue)
                    $0.backgroundColor = .green
                }
            ),
        ]

        // When
        let lines = changes.flatMap { name, change in
            let (view, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIView())
            inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            inner.backgroundColor = .white
            view.addSubview(inner)
            change(view)
            return ["— \(name)"] + NotedCanvas.lines(of: view)
        }

        // Then
        try expect(said(lines, "Steps-of-views.txt"), equals: nil)
    }

    @Test("Bars and their buttons have the look of their iOS version, by style, tint and selection")
    func eras() throws {
        // Given
        var lines: [String] = []
        for era in [Era.iOS5, .iOS7, .iOS13] {
            for kind in 0..<4 {
                // When
                let bars = bars()
                for bar in [bars.navigation, bars.tools, bars.tabs] as [any BarOfItems] {
                    if kind == 1 { bar.barStyle = .black }
                    if kind == 2 { bar.barTintColor = .red }
                }
                if kind == 2 { bars.tabs.unselectedItemTintColor = .green }
                if kind == 3 {
                    bars.navigation.titleTextAttributes = [
                        .font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.green,
                    ]
                    bars.navigation.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
                    bars.navigation.prefersLargeTitles = true
                    bars.navigation.frame.size.height = bars.navigation.heightNow
                }
                for bar in [bars.navigation, bars.tools, bars.tabs] as [UIView] {
                    bar.layoutIfNeeded()
                    lines += ["— \(type(of: bar)) \(era) \(kind)"] + NotedCanvas.lines(of: bar, era: era)
                }
            }
        }

        // Then
        try expect(said(lines, "Steps-of-bars.txt"), equals: nil)
    }

    private func bars() -> (navigation: UINavigationBar, tools: UIToolbar, tabs: UITabBar) {
        let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let (home, item) = (UINavigationItem(title: "Home"), UINavigationItem(title: "Moon"))
        item.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil),
        ]
        item.rightBarButtonItems?[1].isEnabled = false
        navigation.items = [home, item]
        let tools = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        tools.items = [
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(title: "Wide", style: .bordered, target: nil, action: nil),
        ]
        tools.items?[2].width = 99
        let tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 320, height: 49))
        tabs.items = [
            UITabBarItem(title: "Near", image: UIImage(systemName: "moon"), tag: 0),
            UITabBarItem(title: "Far", image: nil, tag: 1),
            UITabBarItem(title: nil, image: UIImage(systemName: "star"), tag: 2),
        ]
        tabs.items?[1].badgeValue = "3"
        tabs.selectedItem = tabs.items?[0]
        return (navigation, tools, tabs)
    }

    @Test("Labels, images, pages and maps draw their content, in the color of their state")
    func contents() throws {
        // Given
        let frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        func label(_ change: (UILabel) -> Void) -> UIView {
            let label = UILabel(frame: frame)
            (label.text, label.textColor, label.highlightedTextColor) = ("Moon", .red, .blue)
            change(label)
            return label
        }
        func image(_ change: (UIImageView) -> Void) -> UIView {
            let view = UIImageView(frame: frame)
            (view.image, view.highlightedImage) = (UIImage(systemName: "moon"), UIImage(systemName: "star"))
            view.contentMode = .topLeft
            change(view)
            return view
        }
        let (page, address, old, map) = (WKWebView(frame: frame), WKWebView(frame: frame), UIWebView(), MKMapView())
        page.loadHTMLString("<p>Moon, a long text in several lines</p>", baseURL: nil)
        (old.frame, map.frame) = (frame, frame)
        let (refresh, titled) = (UIRefreshControl(frame: frame), UIRefreshControl(frame: frame))
        titled.attributedTitle = NSAttributedString(string: "Wait")
        for control in [refresh, titled] { control.beginRefreshing() }

        // When
        let views: [(String, UIView)] = [
            ("label", label { _ in }), ("highlighted", label { $0.isHighlighted = true }),
            ("highlighted alike", label { ($0.isHighlighted, $0.highlightedTextColor) = (true, nil) }),
            ("disabled", label { $0.isEnabled = false }), ("no text", label { $0.text = "" }),
            ("never a text", label { $0.text = nil }),
            (
                "otherwise",
                label {
                    ($0.textAlignment, $0.lineBreakMode, $0.numberOfLines) = (.right, .byClipping, 3)
                    $0.font = .boldSystemFont(ofSize: 9)
                }
            ),
            ("image", image { _ in }), ("highlighted image", image { $0.isHighlighted = true }),
            ("no other image", image { ($0.isHighlighted, $0.highlightedImage) = (true, nil) }),
            ("no image", image { $0.image = nil }),
            ("tinted", image { ($0.tintColor, $0.contentMode) = (.red, .left) }),
            ("page", page), ("no page", address), ("old page", old), ("map", map), ("refresh", refresh),
            ("refresh with a title", titled),
        ]
        let lines = views.flatMap { ["— \($0)"] + NotedCanvas.lines(of: $1) }

        // Then
        try expect(said(lines, "Steps-of-contents.txt"), equals: nil)
    }
}
