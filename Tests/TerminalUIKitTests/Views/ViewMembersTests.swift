import TerminalUIKit
import TerminalTesting
import Testing

/// Other members that libraries for UIKit call.
struct ViewMembersTests {
    private let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("An animation applies at once, and calls its completion handler before the method returns")
    func animations() {
        // Given
        var steps: [String] = []

        // When
        UIView.animate(withDuration: 1) {
            steps.append("a")
        } completion: {
            steps.append("done \($0)")
        }
        UIView.animate(withDuration: 1, delay: 5, options: [.curveEaseIn, .repeat]) { steps.append("b") }
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            steps.append("c")
        }
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { steps.append("d") }
        UIView.performWithoutAnimation { steps.append("\(UIView.areAnimationsEnabled)") }

        // Then
        expect(steps, equals: ["a", "done true", "b", "c", "d", "false"])
        expect(UIView.areAnimationsEnabled)
    }

    @Test("A transition replaces a view with another")
    func transition() {
        // Given
        let (old, new) = (UIView(), UIView())
        view.addSubview(old)

        // When
        UIView.transition(from: old, to: new, duration: 1)

        // Then
        expect(view.subviews, equals: [new])
    }

    @Test("Subviews are exchanged, and a missing index has no effect")
    func exchange() {
        // Given
        let (first, second, third) = (UIView(), UIView(), UIView())
        [first, second, third].forEach(view.addSubview)

        // When
        view.exchangeSubview(at: 0, withSubviewAt: 2)
        view.exchangeSubview(at: 0, withSubviewAt: 7)

        // Then
        expect(view.subviews, equals: [third, second, first])
    }

    @Test("A view that inherits its tint color is called when it changes, and a view with its own isn't")
    func tint() {
        // Given
        let (taking, own) = (TouchedView(), TouchedView())
        own.tintColor = .red
        view.addSubview(taking)
        view.addSubview(own)
        own.calls.forget()

        // When
        view.tintColor = .green

        // Then
        expect(view.calls.names, contains: "tintColorDidChange()")
        expect(taking.calls.names, contains: "tintColorDidChange()")
        expect(!own.calls.names.contains("tintColorDidChange()"))
    }

    @Test("Constraints are updated before the first layout and on demand, from the inside out")
    func updatingConstraints() {
        // Given
        let inner = TouchedView()
        view.addSubview(inner)
        view.layoutIfNeeded()
        let first = inner.calls.names.filter { $0 == "updateConstraints()" }.count
        inner.calls.forget()

        // When
        view.layoutIfNeeded()
        let unasked = inner.calls.names.contains("updateConstraints()")
        inner.setNeedsUpdateConstraints()
        let isNeeded = inner.needsUpdateConstraints()
        view.layoutIfNeeded()

        // Then
        expect(first == 1 && !unasked && isNeeded)
        expect(inner.calls.names.filter { $0 == "updateConstraints()" }.count, equals: 1)
        expect(!inner.needsUpdateConstraints())
    }

    @Test("A scroll view's adjusted inset is its inset, and a change calls its method")
    func inset() {
        // Given
        let scrollView = InsetScrollView(frame: view.bounds)

        // When
        scrollView.contentInset.top = 20

        // Then
        expect(scrollView.adjustedContentInset.top, equals: 20)
        expect(scrollView.calls.names, equals: ["adjustedContentInsetDidChange()"])
        expect(scrollView.contentInsetAdjustmentBehavior, equals: .automatic)
    }

    @Test("Setting an inset moves the content on both axes, and resetting it moves the content back")
    func offset() {
        // Given
        let scrollView = UIScrollView(frame: view.bounds)

        // When
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 8, bottom: 5, right: 5)
        let inset = scrollView.contentOffset
        scrollView.contentInset = .zero

        // Then
        expect(inset, equals: CGPoint(x: -8, y: -20))
        expect(scrollView.contentOffset, equals: .zero)
    }

    @Test("The screen and the device are a phone's, upright and light")
    func traits() {
        // Given
        let traits = view.traitCollection

        // When
        let (screen, device) = (UIScreen.main, UIDevice.current)

        // Then
        expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
        expect(traits.userInterfaceIdiom == .phone && device.userInterfaceIdiom == .phone)
        expect(traits.userInterfaceStyle == .light && traits.displayScale == screen.scale)
        expect(screen.bounds, equals: CGRect(x: 0, y: 0, width: 320, height: 480))
        expect(screen.applicationFrame, equals: screen.bounds.divided(atDistance: 20, from: .minYEdge).remainder)
        expect(screen.nativeBounds.size, equals: CGSize(width: 640, height: 960))
        expect(UITraitCollection(horizontalSizeClass: .regular).verticalSizeClass, equals: .unspecified)
    }

    @Test(
        "A phone is regular in height in portrait, and a large phone regular in width in landscape",
        arguments: [
            (320, 480, "compact", "regular"), (480, 320, "compact", "compact"), (414, 736, "compact", "regular"),
            (736, 414, "regular", "compact"), (736, 413, "compact", "compact"), (735, 414, "compact", "compact"),
            (744, 1133, "regular", "regular"), (1133, 744, "regular", "regular"), (1133, 743, "regular", "compact"),
        ])
    func screens(width: CGFloat, height: CGFloat, horizontal: String, vertical: String) {
        // Given, When
        let traits = UITraitCollection(screenSize: CGSize(width: width, height: height))

        // Then
        expect("\(traits.horizontalSizeClass)", equals: horizontal)
        expect("\(traits.verticalSizeClass)", equals: vertical)
        expect((traits.userInterfaceIdiom == .pad), equals: (min(width, height) >= 744))
    }

    #if !canImport(ObjectiveC)
        private final class Panel: UIView {
            @Outlet var title: UILabel?
            var undefined: [String] = []

            override func setValue(_ value: Any?, forUndefinedKey key: String) {
                undefined.append("\(key) = \(value ?? "nil")")
            }
        }

        @Test("Values are set by key path: runtime attributes, outlets, and properties of outlets")
        func keyValueCoding() {
            // Given
            let panel = Panel(frame: .zero)
            let label = UILabel(frame: .zero)

            // When
            panel.setValue(label, forKey: "title")
            panel.setValue(0.5, forKeyPath: "alpha")
            panel.setValue(3, forKeyPath: "layer.borderWidth")
            panel.setValue(7, forKeyPath: "title.tag")
            panel.setValue("x", forKeyPath: "nowhere")
            panel.setValue(1, forKey: "title")

            // Then
            expect(panel.title === label && label.tag == 7)
            expect(panel.alpha == 0.5 && panel.layer.borderWidth == 3)
            expect(panel.undefined, equals: ["nowhere = x", "title = 1"])
        }

        @Test("An unknown key ends the program, in UIKit's words")
        func undefinedKey() async {
            // Given, When
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { UIView(frame: .zero).setValue(1, forKey: "color") }
            }

            // Then
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            expect(message, contains: "'NSUnknownKeyException', reason: '[<UIView #1> setValue:forUndefinedKey:]: this")
            expect(message, contains: "class is not key value coding-compliant for the key color.'")
        }
    #endif
}
