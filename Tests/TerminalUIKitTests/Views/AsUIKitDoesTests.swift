import Canvases
import Drawing
import TerminalUIKit
import TerminalTesting
import Testing

/// Small things that libraries and screens rely on.
struct AsUIKitDoesTests {
    /// Shows a controller in a window that only a local variable holds.
    private func show(_ controller: UIViewController) {
        ControllerFixture.window(controller).layoutIfNeeded()
    }

    @Test("A window in a local variable lives until the event is over")
    func localWindow() {
        // Given
        let world = World(like: .current)
        let controller = UIViewController()

        // When
        world.run { show(controller) }
        let during = controller.view.window != nil
        world.endEvent()

        // Then
        expect(during)
        expect(controller.view.window, equals: nil)
    }

    @Test("A bundle finds the xib for a library's nib, and nil if there isn't one")
    func nibInBundle() {
        // Given
        let bundle = Bundle.module

        // When
        let path = bundle.path(forResource: "NibMadeCell", ofType: "nib")
        let url = bundle.url(forResource: "NibMadeCell", withExtension: "nib")

        // Then
        expect(path?.hasSuffix("NibMadeCell.xib") == true && url?.path == path)
        expect(bundle.path(forResource: "Nowhere", ofType: "nib"), equals: nil)
        expect(bundle.path(forResource: "NibMadeCell", ofType: "xib"), equals: path)
    }

    @Test("A button's titleLabel has the visible text and color")
    func titleLabel() {
        // Given
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Gone", for: .disabled)
        button.setTitleColor(.red, for: .normal)

        // When
        let usual = button.titleLabel?.text
        button.isEnabled = false

        // Then
        expect(usual, equals: "Go")
        expect(button.titleLabel?.text == "Gone" && button.titleLabel?.textColor == .red)
    }

    @Test("In a row of two lines, the detail text is beside the text, because the separator takes the second line")
    func subtitle() {
        // Given
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.textLabel?.text = "Moon"
        cell.detailTextLabel?.text = "waxing"

        // When
        cell.layoutIfNeeded()
        let (text, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
        cell.frame.size.height = 66
        cell.layoutIfNeeded()

        // Then
        expect(text.minY == detail.minY && detail.minX == text.maxX + 16)
        expect(cell.detailTextLabel?.frame.minY, equals: 33)
    }

    @Test("A tab with only an image shows the image's name, and tap finds it by that name")
    func bitmapTabs() throws {
        // Given
        let (first, second) = (UIViewController(), UIViewController())
        let picture = UIImage(
            .bitmap(BitmapImage(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))), name: "moon-picture")
        first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        second.tabBarItem = UITabBarItem(title: nil, image: picture, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]

        // When
        let window = ControllerFixture.window(tabs)
        try window.tap("moon-picture")

        // Then
        expect(tabs.selectedViewController === second)
        expect(window.tappableTitles, equals: ["Home", "moon-picture"])
    }

    @Test("A constraint between lines along different axes can be made, activated and counted")
    func crossedAxes() {
        // Given
        let (outer, view) = (UIView(), UIView())
        outer.addSubview(view)

        // When
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: outer, attribute: .top, multiplier: 1, constant: 0)
        constraint.isActive = true

        // Then
        expect(outer.constraints, equals: [constraint])
    }
}
