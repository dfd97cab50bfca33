import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// Moving views among others, the calls about it, and converting points between them.
struct WholeHierarchyTests {
    private final class Log {
        var lines: [String] = []
    }

    /// Notes all it is told.
    private final class Noted: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { nil }

        private func note(_ what: String) {
            let inside = "\(superview.map { ($0 as? Noted)?.name ?? "window" } ?? "nothing")"
            log.lines.append("  \(name) \(what), in \(inside)\(window == nil ? "" : ", seen")")
        }
        private func name(_ view: UIView?) -> String { view.map { ($0 as? Noted)?.name ?? "window" } ?? "nothing" }

        override func willMove(toSuperview view: UIView?) { note("will move to \(name(view))") }
        override func didMoveToSuperview() { note("moved") }
        override func willMove(toWindow window: UIWindow?) { note("will be \(window == nil ? "un" : "")seen") }
        override func didMoveToWindow() { note("is \(window == nil ? "un" : "")seen") }
        override func didAddSubview(_ view: UIView) { note("has \(name(view))") }
        override func willRemoveSubview(_ view: UIView) { note("will lose \(name(view))") }
        override func tintColorDidChange() { note("is tinted") }
        override func layoutSubviews() {
            super.layoutSubviews()
            note("is laid out")
        }
    }

    private let log = Log()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func noted(_ name: String) -> Noted { Noted(name, log) }

    @Test(
        "A view that is added, removed or moved gets its calls, and so does its superview, in order, before the layout")
    func told() throws {
        // Given
        let (a, b, c, d) = (noted("a"), noted("b"), noted("c"), noted("d"))
        let other = UIWindow()
        let steps: [(String, () -> Void)] = [
            ("b into a", { a.addSubview(b) }), ("a into the window", { window.addSubview(a) }),
            ("again", { window.addSubview(a) }), ("c into a", { a.insertSubview(c, at: 0) }),
            ("c into b", { b.addSubview(c) }), ("d below b", { a.insertSubview(d, belowSubview: b) }),
            ("d above b", { a.insertSubview(d, aboveSubview: b) }), ("d to the back", { a.sendSubviewToBack(d) }),
            ("d to the front", { a.bringSubviewToFront(d) }),
            ("d and b", { a.exchangeSubview(at: 0, withSubviewAt: 1) }), ("d away", { d.removeFromSuperview() }),
            ("d away again", { d.removeFromSuperview() }), ("into another window", { other.addSubview(a) }),
            ("tint", { a.tintColor = .red }), ("tint of c", { c.tintColor = .blue }),
            ("tint of all", { a.tintColor = nil }), ("b out of it", { d.addSubview(b) }),
            ("a away", { a.removeFromSuperview() }),
        ]

        // When
        for (name, step) in steps {
            log.lines.append("— \(name)")
            step()
            for one in [window, other] { one.layoutIfNeeded() }
            log.lines.append("  a has \(a.subviews.map { ($0 as? Noted)?.name ?? "" })")
        }

        // Then
        try expect(log.lines.joined(separator: "\n"), isRecordedIn: "Told-of-moving.txt")
    }

    @Test("An index beyond the last means the front, and one before the first means the back")
    func places() {
        // Given
        func subviews(_ insert: (UIView, [UIView], UIView) -> Void) -> [Int] {
            let (outer, three, new) = (UIView(), (0..<3).map { _ in UIView() }, UIView())
            three.forEach(outer.addSubview)
            insert(outer, three, new)
            return outer.subviews.map { three.firstIndex(of: $0) ?? 9 }
        }

        // When
        let orders = [
            subviews { $0.insertSubview($2, at: -1) }, subviews { $0.insertSubview($2, at: 0) },
            subviews { $0.insertSubview($2, at: 2) }, subviews { $0.insertSubview($2, at: 3) },
            subviews { $0.insertSubview($2, at: 4) }, subviews { $0.insertSubview($2, belowSubview: $1[1]) },
            subviews { $0.insertSubview($2, aboveSubview: $1[1]) }, subviews { $0.insertSubview($2, belowSubview: $0) },
            subviews { $0.insertSubview($2, aboveSubview: $0) },
            subviews { view, three, _ in view.insertSubview(three[0], at: 2) },
            subviews { view, three, _ in view.insertSubview(three[2], belowSubview: three[0]) },
            subviews { view, three, _ in view.bringSubviewToFront(three[0]) },
            subviews { view, three, _ in view.sendSubviewToBack(three[2]) }, subviews { $0.bringSubviewToFront($2) },
            subviews { view, _, _ in view.exchangeSubview(at: 0, withSubviewAt: 1) },
            subviews { view, _, _ in view.exchangeSubview(at: 3, withSubviewAt: 0) },
            subviews { view, _, _ in view.exchangeSubview(at: 0, withSubviewAt: -1) },
            subviews { view, three, _ in view.addSubview(three[1]) },
        ]

        // Then
        expect(
            orders,
            equals: [
                [9, 0, 1, 2], [9, 0, 1, 2], [0, 1, 9, 2], [0, 1, 2, 9], [0, 1, 2, 9], [0, 9, 1, 2], [0, 1, 9, 2],
                [0, 1, 2, 9], [0, 1, 2, 9], [1, 2, 0], [2, 0, 1], [1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 0, 2],
                [0, 1, 2], [0, 1, 2], [0, 2, 1],
            ])
    }

    @Test("hitTest returns the frontmost visible view that accepts touches, up to its edges")
    func hits() {
        // Given
        let (outer, back, front) = (UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)), UIView(), UIView())
        (back.frame, front.frame) = (
            CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 10, y: 10, width: 20, height: 20)
        )
        [back, front].forEach(outer.addSubview)
        func hit(_ x: CGFloat, _ y: CGFloat) -> Int? {
            outer.hitTest(CGPoint(x: x, y: y), with: nil).flatMap { [outer, back, front].firstIndex(of: $0) }
        }

        // When
        let places = [
            hit(0, 0), hit(9, 9), hit(10, 10), hit(19, 19), hit(29, 29), hit(30, 30), hit(50, 50), hit(-1, 0),
        ]
        let changes: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.isHidden = false }, { $0.alpha = 0.009 }, { $0.alpha = 0.01 },
            { $0.isUserInteractionEnabled = false },
        ]
        let changed = changes.map { change in
            change(front)
            return hit(15, 15)
        }
        outer.alpha = 0

        // Then
        expect(places == [1, 1, 2, 2, 2, 0, nil, nil] && changed == [1, 2, 1, 2, 1] && hit(0, 0) == nil)
    }

    @Test("viewWithTag returns the first view with the tag, the view itself or one inside")
    func tags() {
        // Given
        let all = (0..<5).map { _ in UIView() }
        all[0].addSubview(all[1])
        all[1].addSubview(all[2])
        all[0].addSubview(all[3])
        all[3].addSubview(all[4])
        for (view, tag) in zip(all, [1, 2, 3, 3, 4]) { view.tag = tag }

        // When
        let found = [1, 2, 3, 4, 5, 0].map { all[0].viewWithTag($0).flatMap(all.firstIndex) }

        // Then
        expect(found, equals: [0, 1, 2, 4, nil, nil])
        expect(all[2].isDescendant(of: all[0]) && all[2].isDescendant(of: all[2]) && !all[0].isDescendant(of: all[2]))
        expect(!all[2].isDescendant(of: all[3]) && Array(all[2].ancestors) == [all[2], all[1], all[0]])
    }

    @Test("A point is converted through frames, scrolled bounds and transforms, to and from any view")
    func coordinates() throws {
        // Given
        let (root, a, b, c) = (UIView(frame: CGRect(x: 1, y: 2, width: 300, height: 300)), UIView(), UIView(), UIView())
        a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        a.bounds.origin = CGPoint(x: 5, y: -7)
        b.frame = CGRect(x: 3, y: 4, width: 40, height: 20)
        c.frame = CGRect(x: 200, y: 100, width: 30, height: 60)
        root.addSubview(a)
        a.addSubview(b)
        root.addSubview(c)
        let views: [(String, UIView?)] = [("root", root), ("a", a), ("b", b), ("c", c), ("nothing", nil)]
        func text(_ value: CGFloat) -> String { "\((value * 1000).rounded() / 1000 + 0)" }
        var lines: [String] = []

        // When
        for transform in [CGAffineTransform.identity, CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 6, ty: 8)] {
            (b.transform, c.transform) = (transform, transform)
            for (from, source) in views {
                for (to, target) in views where source != nil || target != nil {
                    let (point, rect) = (CGPoint(x: 7, y: 9), CGRect(x: 1, y: 2, width: 3, height: 5))
                    let converted = source?.convert(point, to: target) ?? target!.convert(point, from: nil)
                    let area = source?.convert(rect, to: target) ?? target!.convert(rect, from: nil)
                    let numbers = [converted.x, converted.y, area.minX, area.minY, area.width, area.height]
                    lines.append("\(from) to \(to): " + numbers.map(text).joined(separator: " "))
                    if let target, let source, target.convert(point, from: source) != converted { lines.append("odd") }
                }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Conversions.txt")
    }

    @Test("A tap on the status bar scrolls the only visible scroll view that allows it to its top")
    func statusBar() {
        // Given
        let (outer, inner) = (UIView(frame: window.bounds), UIScrollView(frame: window.bounds))
        inner.contentSize = CGSize(width: 100, height: 500)
        inner.contentInset.top = 12
        outer.addSubview(inner)
        window.addSubview(outer)
        window.makeKeyAndVisible()
        func taps() -> String {
            inner.contentOffset.y = 50
            return "\(window.tapStatusBar()) \(inner.contentOffset.y)"
        }

        // When
        let first = taps()
        inner.scrollsToTop = false
        let unwilling = taps()
        inner.scrollsToTop = true
        outer.isHidden = true
        let hidden = taps()
        outer.isHidden = false
        outer.alpha = 0
        let clear = taps()
        outer.alpha = 0.001
        let faint = taps()

        // Then
        expect([first, faint], equals: ["true -12.0", "true -12.0"])
        expect([unwilling, hidden, clear], equals: ["false 50.0", "false 50.0", "false 50.0"])
    }
}
