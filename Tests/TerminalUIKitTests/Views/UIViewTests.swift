import Canvases
import TerminalUIKit
import TerminalTesting
import Testing

struct UIViewTests {
    @Test("A new view has UIKit's default values")
    func defaults() {
        // Given, When
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

        // Then
        expect(view.bounds, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
        expect(view.center, equals: CGPoint(x: 16, y: 22))
        expect(view.tag == 0 && view.alpha == 1 && !view.isHidden && !view.clipsToBounds)
        expect(view.backgroundColor == nil && view.autoresizesSubviews && view.isUserInteractionEnabled)
        expect(view.contentMode == .scaleToFill && view.autoresizingMask == [])
    }

    @Test("Setting bounds or center changes the frame")
    func geometry() {
        // Given
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

        // When
        view.bounds = CGRect(x: 5, y: 0, width: 40, height: 20)
        view.center.y = 100

        // Then
        expect(view.frame, equals: CGRect(x: 0, y: 90, width: 40, height: 20))
        expect(view.bounds.origin.x, equals: 5)
    }

    @Test(
        "An autoresizing mask shares the new space among the flexible parts, in proportion",
        arguments: [
            ([], 10, 20), (.flexibleWidth, 10, 120), (.flexibleLeftMargin, 110, 20),
            ([.flexibleLeftMargin, .flexibleRightMargin], 22.5, 20),
            ([.flexibleWidth, .flexibleRightMargin], 10, 42.222222222222222),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 40),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)])
    func autoresizing(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        // Given
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
        inner.autoresizingMask = mask
        outer.addSubview(inner)

        // When
        outer.frame.size.width = 200

        // Then
        expect(abs(inner.frame.minX - x) < 1e-6)
        expect(abs(inner.frame.width - width) < 1e-6)
        expect(inner.frame.height, equals: 10)
    }

    @Test("When a view is released, its subviews' superview becomes nil")
    func superviewGone() {
        // Given
        final class Leaving: UIView {
            let note: ([Bool]) -> Void
            init(note: @escaping ([Bool]) -> Void) {
                self.note = note
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            deinit { MainActor.assumeIsolated { note(subviews.map { $0.superview === self }) } }
        }
        var whileLeaving: [Bool] = []
        let child = UIView()

        // When
        do {
            let outer = Leaving { whileLeaving = $0 }
            outer.addSubview(child)
        }

        // Then
        expect(whileLeaving, equals: [true])
        expect(child.superview == nil && child.window == nil && child.next == nil)
    }

    @Test("Adding a view to another superview removes it from the old one")
    func moving() {
        // Given
        let (first, second, child) = (UIView(), UIView(), UIView())
        first.addSubview(child)

        // When
        second.addSubview(child)

        // Then
        expect(first.subviews.isEmpty)
        expect(second.subviews, equals: [child])
        expect(child.superview === second)
    }

    @Test("Subviews are ordered back to front, and can be reordered")
    func order() {
        // Given
        let view = UIView()
        let (a, b, c) = (UIView(), UIView(), UIView())
        [a, b, c].forEach(view.addSubview)

        // When
        view.bringSubviewToFront(a)
        view.sendSubviewToBack(c)
        view.insertSubview(UILabel(), belowSubview: b)

        // Then
        expect(view.subviews.map { $0 is UILabel }, equals: [false, true, false, false])
        expect(view.subviews.first === c && view.subviews.last === a)
    }

    @Test("A view keeps its subviews alive, and not its superview")
    func ownership() {
        // Given
        var outer: UIView? = UIView()
        let inner = UIView()
        outer?.addSubview(inner)
        weak let watched = outer

        // When
        outer = nil

        // Then
        expect(watched, equals: nil)
        expect(inner.superview, equals: nil)
    }

    @Test("viewWithTag searches the view itself, then depth first")
    func tags() {
        // Given
        let (outer, left, deep, right) = (UIView(), UIView(), UIView(), UIView())
        outer.addSubview(left)
        left.addSubview(deep)
        outer.addSubview(right)
        (deep.tag, right.tag) = (5, 5)

        // When
        let found = outer.viewWithTag(5)

        // Then
        expect(found === deep)
        expect(outer.viewWithTag(0) === outer)
        expect(outer.viewWithTag(6), equals: nil)
    }

    @Test("Points are converted through frames and scrolled bounds, and hitTest finds the frontmost view")
    func coordinates() {
        // Given
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let button = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        window.addSubview(scroll)
        scroll.addSubview(button)
        scroll.addSubview(UILabel(frame: button.frame))

        // When
        scroll.contentOffset.y = 90

        // Then
        expect(button.convert(CGPoint(x: 1, y: 1), to: nil), equals: CGPoint(x: 11, y: 21))
        expect(window.hitTest(CGPoint(x: 12, y: 22), with: nil) === button)
        expect(window.hitTest(CGPoint(x: 99, y: 99), with: nil) === window)
    }

    @Test("layoutSubviews is called once for any number of requests, and for the subviews")
    func layout() {
        // Given
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let (outer, inner) = (Counter(), Counter())
        outer.addSubview(inner)
        outer.layoutIfNeeded()

        // When
        inner.setNeedsLayout()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()

        // Then
        expect(outer.count, equals: 1)
        expect(inner.count, equals: 2)
    }

    private final class Comet: UIView {}

    @Test("Living views are counted by class")
    func counting() {
        // Given
        let world = World()
        var comets: [Comet] = []
        let before = world.liveObjects.count(of: Comet.self)

        // When
        comets = world.run { [Comet(frame: .zero), Comet(frame: .zero)] }
        let both = world.liveObjects.count(of: Comet.self)
        comets.removeLast()

        // Then
        expect(before == 0 && both == 2)
        expect(world.liveObjects.count(of: Comet.self), equals: 1)
    }

    @Test("A view's description has its class, number and frame, and values that differ from the default")
    func description() {
        // Given
        World.current.restartNumbering()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20.5))
        let label = UILabel(frame: .zero)
        (label.text, label.tag) = ("Moon", 3)

        // When
        let texts = [view, label].map { "\($0)" }

        // Then
        expect(texts[0], equals: "<UIView #1; frame = (0 0; 10 20.5)>")
        expect(texts[1], equals: "<UILabel #1; frame = (0 0; 0 0); text = 'Moon'; tag = 3>")
    }

    @Test("Hidden and transparent views aren't drawn, and clipping cuts the part outside")
    func drawing() {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 44))
        func label(_ text: String, x: CGFloat, y: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 64, height: 22))
            label.text = text
            return label
        }
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 22))
        box.clipsToBounds = true
        box.addSubview(label("clipped", x: 0, y: 0))
        let (hidden, faded) = (label("hidden", x: 0, y: 22), label("faded", x: 0, y: 22))
        (hidden.isHidden, faded.alpha) = (true, 0)
        [box, hidden, faded, label("shown", x: 16, y: 22)].forEach(window.addSubview)
        window.makeKeyAndVisible()
        let canvas = TerminalCanvas(size: window.bounds.size)

        // When
        window.render(on: canvas)

        // Then
        expect(canvas.text(style: .plain), equals: "cli\n  shown")
    }

    @Test("A view is as translucent as all its superviews together, and shows the views below")
    func nestedAlpha() {
        // Given
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 22))
        let label = UILabel(frame: window.bounds)
        label.text = "moonrise"
        func sheet(x: CGFloat) -> UIView {
            let sheet = UIView(frame: CGRect(x: x, y: 0, width: 32, height: 22))
            sheet.backgroundColor = .white
            return sheet
        }
        let veil = UIView(frame: window.bounds)
        veil.alpha = 0.4
        veil.addSubview(sheet(x: 0))
        [label, veil, sheet(x: 32)].forEach(window.addSubview)
        window.makeKeyAndVisible()
        let canvas = TerminalCanvas(size: window.bounds.size)

        // When
        window.render(on: canvas)

        // Then
        expect(canvas.text(style: .plain), equals: "moon")
    }
}
