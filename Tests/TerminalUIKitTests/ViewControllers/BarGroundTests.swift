import Canvases
import TerminalTesting
import TerminalUIKit
import Testing

/// The ground of bars: what of the screen has their color.
struct BarGroundTests {
    /// The rectangles of a screen that have some color.
    private func rects(of color: UIColor, in window: UIWindow) -> [String] {
        let canvas = SVGCanvas(size: window.bounds.size)
        canvas.era = .iOS7
        window.render(on: canvas)
        let lines = canvas.document(title: "").split(separator: "\n").map(String.init)
        let fill = "fill=\"\(color == .red ? "#ff0000" : "#0000ff")\""
        return lines.filter { $0.contains("<rect") && $0.contains(fill) }
    }

    @Test("A view ends at a bar that it doesn't extend below")
    func extendedEdges() throws {
        // Given
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.isToolbarHidden = false
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.deviceInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        window.rootViewController = navigation
        window.makeKeyAndVisible()

        // When
        let found = [UIRectEdge.all, .bottom, .top, []].map { edges in
            content.edgesForExtendedLayout = edges
            navigation.isToolbarHidden = false
            let (frame, safe) = (content.view.frame, content.view.safeAreaInsets)
            return [frame.minY, frame.maxY, safe.top, safe.bottom]
        }

        // Then
        expect(found, equals: [[0, 812, 88, 78], [88, 812, 0, 78], [0, 734, 88, 0], [88, 734, 0, 0]])
    }

    @Test("Bars of container controllers extend behind the status bar, and other bars don't")
    func grounds() throws {
        var lines: [String] = []
        for insets in [UIEdgeInsets.zero, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)] {
            // Given
            let content = UIViewController()
            let own = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
            own.barTintColor = .red
            let navigation = UINavigationController(rootViewController: content)
            navigation.navigationBar.barTintColor = .blue
            navigation.toolbar.barTintColor = .red
            navigation.isToolbarHidden = false
            let tabs = UITabBarController(nibName: nil, bundle: nil)
            tabs.tabBar.barTintColor = .red
            tabs.viewControllers = [UIViewController()]
            let plain = UIViewController()
            plain.view.addSubview(own)

            // When
            for (name, root) in [("navigation", navigation), ("tabs", tabs), ("of its own", plain)]
                as [(String, UIViewController)]
            {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
                window.deviceInsets = insets
                window.rootViewController = root
                window.makeKeyAndVisible()
                lines +=
                    ["— \(name), covered \(insets.top) and \(insets.bottom)"]
                    + rects(of: .blue, in: window) + rects(of: .red, in: window)
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Grounds-of-bars.txt")
    }
}
