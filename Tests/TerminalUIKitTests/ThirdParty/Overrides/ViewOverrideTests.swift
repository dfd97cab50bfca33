import TerminalUIKit
import TerminalTesting
import Testing

/// The methods of a view that a subclass overrides.
struct ViewOverrideTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = LoggedView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

    init() {
        window.makeKeyAndVisible()
    }

    @Test("A view that enters a window gets UIKit's calls in order, and its subviews only those about the window")
    func coming() {
        // Given
        let inner = LoggedView(frame: .zero)
        view.addSubview(inner)
        view.calls.forget()
        inner.calls.forget()

        // When
        window.addSubview(view)

        // Then
        let moves = view.calls.names.filter { $0.contains("ove") }
        expect(
            moves,
            equals: ["willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()", "didMoveToSuperview()"])
        expect(inner.calls.names, equals: ["willMove(toWindow:)", "didMoveToWindow()"])
    }

    @Test("A view that leaves its window gets UIKit's calls in order, after its superview")
    func leaving() {
        // Given
        let inner = LoggedView(frame: .zero)
        window.addSubview(view)
        view.addSubview(inner)
        view.calls.forget()
        inner.calls.forget()

        // When
        inner.removeFromSuperview()

        // Then
        expect(view.calls.names, equals: ["willRemoveSubview(_:)", "setNeedsLayout()"])
        expect(
            inner.calls.names,
            equals: [
                "removeFromSuperview()", "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow()",
                "didMoveToSuperview()",
            ])
    }

    @Test("A view that moves within a window gets the calls about superviews, not about windows")
    func moving() {
        // Given
        let other = LoggedView(frame: .zero)
        window.addSubview(view)
        window.addSubview(other)
        view.calls.forget()

        // When
        other.addSubview(view)

        // Then
        expect(view.calls.names, equals: ["willMove(toSuperview:)", "didMoveToSuperview()"])
    }

    @Test("A view has its new window only after the calls that announce it")
    func moment() {
        // Given
        let curious = CuriousView(frame: .zero)

        // When
        window.addSubview(curious)
        curious.removeFromSuperview()

        // Then
        expect(curious.hadWindow, equals: [false, true, true, false])
    }

    @Test("Loading a nib adds subviews through an overridden addSubview")
    func nib() throws {
        // Given
        let nib = Nib.make(
            """
            <view id="vI3-w0-001" \(Nib.custom(LoggedView.self))><subviews><label id="lA8-e1-001"/></subviews></view>
            """)

        // When
        let view = try #require(try nib.objects(withOwner: nil)[0] as? LoggedView)

        // Then
        expect(
            view.calls.names.filter { $0.hasPrefix("add") || $0.hasPrefix("didAdd") },
            equals: [
                "addSubview(_:)", "didAddSubview(_:)",
            ])
        expect(view.calls.names.last, equals: "awakeFromNib()")
    }

    @Test("An overridden hitTest decides which view a tap reaches")
    func hitTest() {
        // Given
        let (glass, button) = (GlassView(frame: view.frame), UIButton(frame: view.frame))
        button.setTitle("Done", for: .normal)
        window.addSubview(button)
        window.addSubview(glass)

        // When
        let through = window.tappableTitles
        glass.isClosed = true
        let blocked = window.tappableTitles

        // Then
        expect(through, equals: ["Done"])
        expect(blocked, equals: [])
    }

    @Test("With an overridden point(inside:with:), a view can be tapped beyond its bounds")
    func pointInside() throws {
        // Given
        let (wide, button) = (WideView(frame: view.frame), UIButton(frame: CGRect(x: 0, y: 88, width: 80, height: 44)))
        button.setTitle("Far", for: .normal)
        wide.addSubview(button)
        window.addSubview(wide)

        // When
        try window.tap("Far")

        // Then
        expect(window.hitTest(CGPoint(x: 40, y: 110), with: nil) === button)
    }

    @Test("Constraints to margins use overridden layout margins")
    func margins() {
        // Given
        let (roomy, label) = (RoomyView(frame: view.frame), UILabel())
        label.translatesAutoresizingMaskIntoConstraints = false
        roomy.addSubview(label)

        // When
        label.leadingAnchor.constraint(equalTo: roomy.layoutMarginsGuide.leadingAnchor).isActive = true
        roomy.layoutIfNeeded()

        // Then
        expect(label.frame.minX, equals: 40)
    }

    @Test("Constraints use an overridden intrinsicContentSize, and again after it is invalidated")
    func intrinsicContentSize() {
        // Given
        let square = SquareView(frame: .zero)
        square.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(square)
        square.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        view.layoutIfNeeded()
        let before = square.frame.size

        // When
        square.side = 30
        view.layoutIfNeeded()

        // Then
        expect(before, equals: CGSize(width: 20, height: 20))
        expect(square.frame.size, equals: CGSize(width: 30, height: 30))
    }

    @Test("addConstraint and removeConstraint are called on the view that holds a constraint")
    func constraints() {
        // Given
        let constraint = view.widthAnchor.constraint(equalToConstant: 100)

        // When
        constraint.isActive = true
        constraint.isActive = false

        // Then
        expect(
            view.calls.names.filter { $0.contains("onstraint") }, equals: ["addConstraint(_:)", "removeConstraint(_:)"])
    }

    @Test("A search for a tag asks each view by its overridden viewWithTag")
    func viewWithTag() {
        // Given
        let hiding = HidingView(frame: .zero)
        let label = UILabel()
        label.tag = 7
        hiding.addSubview(label)
        view.addSubview(hiding)

        // When
        let found = view.viewWithTag(7)

        // Then
        expect(found, equals: nil)
    }

    @Test("Inserting and reordering put subviews in the requested order")
    func order() {
        // Given
        let views = (0..<4).map { number in
            let view = UIView()
            view.tag = number
            return view
        }

        // When
        view.addSubview(views[0])
        view.insertSubview(views[1], belowSubview: views[0])
        view.insertSubview(views[2], aboveSubview: views[1])
        view.insertSubview(views[3], at: 9)
        let inserted = view.subviews.map(\.tag)
        view.bringSubviewToFront(views[2])
        view.sendSubviewToBack(views[3])
        view.addSubview(views[1])

        // Then
        expect(inserted, equals: [1, 2, 0, 3])
        expect(view.subviews.map(\.tag), equals: [3, 0, 2, 1])
    }

    @Test("A label draws its text in the rectangle that its overridden drawText passes on")
    func drawText() {
        // Given
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 22))
        label.text = "Moon"

        // When
        let picture = ControlFixture.rendering(of: label)

        // Then
        expect(picture, equals: "  Moon")
        expect(label.intrinsicContentSize.width, equals: 64)
    }
}

/// Looks for its window whenever it is told of one.
private final class CuriousView: UIView {
    var hadWindow: [Bool] = []

    override func willMove(toWindow newWindow: UIWindow?) { hadWindow.append(window != nil) }
    override func didMoveToWindow() { hadWindow.append(window != nil) }
}

/// Lets touches through to what is behind, unless it is closed.
private final class GlassView: UIView {
    var isClosed = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        isClosed ? super.hitTest(point, with: event) : nil
    }
}

/// Takes touches wherever its subviews are.
private final class WideView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subviews.contains { $0.frame.contains(point) }
    }
}

private final class RoomyView: UIView {
    override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0) }
        set { super.layoutMargins = newValue }
    }
}

private final class SquareView: UIView {
    var side: CGFloat = 20 { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
}

/// Keeps what is inside from being found.
private final class HidingView: UIView {
    override func viewWithTag(_ tag: Int) -> UIView? { self.tag == tag ? self : nil }
}
