import TerminalTesting
import TerminalUIKit
import Testing
import UIKitExtras

/// The looks of bars, sliders and layers that apps set.
struct LookMembersTests {
    @Test("A tab bar takes the colors of its appearance, and keeps the rest")
    func tabBar() {
        // Given
        let bar = UITabBar()
        let look = UITabBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .black
        look.stackedLayoutAppearance.normal.iconColor = .gray
        look.stackedLayoutAppearance.selected.iconColor = .red
        look.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]

        // When
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look

        // Then
        expect(bar.barTintColor == .black && bar.unselectedItemTintColor == .gray && bar.tintColor == .red)
        expect(bar.standardAppearance === look && bar.scrollEdgeAppearance === look)
        expect(look.shadowColor, equals: .separator)
    }

    @Test("A toolbar takes the color of its appearance, and a navigation item keeps its own")
    func bars() {
        // Given
        let (toolbar, item) = (UIToolbar(), UINavigationItem(title: "Moons"))
        let (look, own) = (UIToolbarAppearance(), UINavigationBarAppearance())
        look.backgroundColor = .red
        own.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        own.configureWithTransparentBackground()

        // When
        toolbar.standardAppearance = look
        item.standardAppearance = own
        item.scrollEdgeAppearance = own

        // Then
        expect(toolbar.barTintColor, equals: .red)
        expect(item.standardAppearance === own && item.scrollEdgeAppearance === own)
        expect(own.backgroundColor == nil && own.backButtonAppearance !== own.buttonAppearance)
    }

    @Test("A bar shows what code changes in its appearance, also if code has set none")
    func changed() {
        // Given
        let (bar, tabs, toolbar) = (UINavigationBar(), UITabBar(), UIToolbar())
        let items = UITabBarItemAppearance()
        items.normal.iconColor = .gray

        // When
        bar.standardAppearance.backgroundColor = .red
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        tabs.standardAppearance.stackedLayoutAppearance = items
        toolbar.standardAppearance.backgroundColor = .green

        // Then
        expect(bar.barTintColor == .red && bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        expect(tabs.unselectedItemTintColor == .gray && toolbar.barTintColor == .green)
    }

    @Test("A tab bar shows changes of its items' looks, and no more those of a look that code has replaced")
    func replaced() {
        // Given
        let (bar, old) = (UITabBar(), UITabBarAppearance())
        bar.standardAppearance = old
        bar.standardAppearance = UITabBarAppearance()

        // When
        bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .gray
        bar.standardAppearance.backgroundColor = .red
        old.backgroundColor = .green
        old.stackedLayoutAppearance.normal.iconColor = .blue

        // Then
        expect(bar.unselectedItemTintColor == .gray && bar.barTintColor == .red)
    }

    @Test("A slider keeps its images and colors, and a resizable image is the image")
    func slider() {
        // Given
        let slider = UISlider()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
        let edges = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

        // When
        slider.setThumbImage(image.resizableImage(withCapInsets: edges), for: .normal)
        slider.setMinimumTrackImage(image.resizableImage(withCapInsets: edges, resizingMode: .stretch), for: .normal)
        slider.minimumTrackTintColor = .red

        // Then
        expect(slider.thumbImage(for: .normal) === image && slider.thumbImage(for: .highlighted) == nil)
        expect(slider.minimumTrackTintColor == .red && slider.maximumTrackTintColor == nil)
    }

    @Test("Layers are inserted in front of others and behind them, and keep a transition by its name")
    func layers() {
        // Given
        let layer = CALayer()
        let layers = (0..<4).map { _ in CAShapeLayer() }
        let transition = CATransition()
        (transition.type, transition.subtype) = (.push, .fromRight)

        // When
        layer.addSublayer(layers[0])
        layer.insertSublayer(layers[1], below: layers[0])
        layer.insertSublayer(layers[2], above: layers[1])
        layer.insertSublayer(layers[3], above: CALayer())
        layer.add(transition, forKey: kCATransition)

        // Then
        expect(layer.sublayers ?? [], equals: [layers[1], layers[2], layers[0], layers[3]])
        expect((layer.animation(forKey: "transition") as? CATransition)?.subtype, equals: .fromRight)
        expect(layers[0].lineCap == .butt && layers[0].lineJoin == .miter && CAGradientLayer().type == .axial)
    }

    @Test("The end of a group of changes calls its completion, the inner group's first")
    func transaction() {
        // Given
        var calls: [String] = []

        // When
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("inner") }
        for name in ["inner ends", "outer ends"] {
            calls.append(name)
            CATransaction.commit()
        }
        CATransaction.commit()

        // Then
        expect(calls, equals: ["inner ends", "inner", "outer ends", "outer"])
    }

    @Test("A button's image view has the button's image, and stays the same")
    func imageView() {
        // Given
        let button = UIButton(type: .custom)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }

        // When
        button.imageView?.contentMode = .scaleAspectFit
        button.setImage(image, for: .normal)

        // Then
        expect(button.imageView?.image === image && button.imageView?.contentMode == .scaleAspectFit)
    }

    @Test("A field keeps what its text means, and whether its spelling is checked")
    func field() {
        // Given
        let field = UITextField()

        // When
        field.textContentType = .password
        field.spellCheckingType = .no

        // Then
        expect(field.textContentType == .password && field.spellCheckingType == .no)
        expect(UITextView().textContentType == nil)
    }
}
