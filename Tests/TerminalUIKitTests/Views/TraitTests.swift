import TerminalUIKit
import TerminalTesting
import Testing

/// Light and dark, and who is told of it.
struct TraitTests {
    private let view = DarkView(frame: CGRect(x: 0, y: 0, width: 160, height: 110))

    @Test("A style holds for all inside that says nothing of it, and each is told what was before")
    func style() {
        // Given
        let (inner, own) = (DarkView(), DarkView())
        own.overrideUserInterfaceStyle = .light
        own.calls.forget()
        view.addSubview(inner)
        view.addSubview(own)

        // When
        view.overrideUserInterfaceStyle = .dark

        // Then
        expect([view, inner, own].map(\.traitCollection.userInterfaceStyle), equals: [.dark, .dark, .light])
        expect([view, inner, own].map(\.calls.names), equals: [["light to dark"], ["light to dark"], []])
        expect(inner.overrideUserInterfaceStyle, equals: .unspecified)
    }

    @Test("A controller's style holds for its view; the style it has anyway tells nobody")
    func controller() {
        // Given
        let controller = DarkController()
        controller.view = view
        let window = ControllerFixture.window(controller)

        // When
        controller.overrideUserInterfaceStyle = .light
        let before = controller.calls.names
        controller.overrideUserInterfaceStyle = .dark

        // Then
        expect(before, equals: [])
        expect(controller.calls.names, equals: ["traitCollectionDidChange(_:)"])
        expect(view.traitCollection.userInterfaceStyle, equals: .dark)
        expect(window.traitCollection.userInterfaceStyle, equals: .light)
    }

    @Test("Who has registered for a trait is called until that ends, and for no other")
    func registration() {
        // Given
        var heard: [String] = []
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: DarkView, previous) in
            heard.append("\(previous.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
        }
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: DarkView, _) in heard.append("room") }
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: DarkView.setNeedsDisplay)

        // When
        view.overrideUserInterfaceStyle = .dark
        view.unregisterForTraitChanges(style)
        view.overrideUserInterfaceStyle = .light

        // Then
        expect(heard, equals: ["light dark"])
    }

    @Test("Traits are made of others, the last that says something counts, and are told apart by what they say")
    func merging() {
        // Given
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let wide = UITraitCollection(horizontalSizeClass: .regular)

        // When
        let both = UITraitCollection(traitsFrom: [.current, dark, wide])

        // Then
        expect(both.userInterfaceStyle == .dark && both.horizontalSizeClass == .regular)
        expect(both.verticalSizeClass == .regular && both.displayScale == 2)
        expect(both.containsTraits(in: dark) && !both.containsTraits(in: UITraitCollection(displayScale: 3)))
        expect(both.hasDifferentColorAppearance(comparedTo: .current))
        expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != wide)
        expect(UITraitCollection.current.preferredContentSizeCategory, equals: .large)
    }

    @Test("Of a colour for both looks the light one is taken")
    func dynamicColor() {
        // Given, When
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }

        // Then
        expect(color, equals: .red)
        expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), equals: .red)
    }
}
