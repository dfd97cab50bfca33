import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// Small layouts, told whole: where all views lie, what is open, what contradicts, and how large a box is by itself.
struct WholeLayoutsTests {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    private func added<View: UIView>(_ view: View, in outer: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        return view
    }

    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, lines)
        return label
    }

    private func text(_ rect: CGRect) -> String {
        [rect.minX, rect.minY, rect.width, rect.height].map { "\(($0 * 1000).rounded() / 1000)" }
            .joined(separator: " ")
    }

    private func wish(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    /// Returns the layout of some constraints, in its own world.
    private func told(_ name: String, _ make: (UIView) -> [NSLayoutConstraint]) -> [String] {
        let world = World()
        var log: [String] = []
        world.log = { log.append($0) }
        return world.run {
            let whole = WholeLayoutsTests()
            let constraints = make(whole.box)
            NSLayoutConstraint.activate(constraints)
            whole.box.layoutIfNeeded()
            whole.box.layoutIfNeeded()
            let views = whole.all(whole.box)
            let fitting = whole.box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            let wide = whole.box.systemLayoutSizeFitting(
                CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let faults = whole.box.constraintFaults
            return ["— \(name): fits \(fitting.width) \(fitting.height), \(wide.width) \(wide.height)"]
                + views.map { view in
                    let content = (view as? UIScrollView).map { ", content \($0.contentSize)" } ?? ""
                    return "  \(Trace.name(of: view)) \(text(view.frame))\(view.hasAmbiguousLayout ? ", open" : "")"
                        + content
                }
                + whole.box.layoutGuides.map { "  guide \(text($0.layoutFrame))" }
                + faults.conflicts.map { "  broken \($0.constraint.summary) by \($0.others.map(\.summary))" }
                + log.map { "  said " + $0.replacing("\n", with: "\n    ") }
        }
    }

    @Test("Constraints determine positions and sizes, or are reported as ambiguous or broken")
    func whole() throws {
        // Given, When
        let lines = [
            told("in the middle") { box in
                let one = added(UIView(), in: box)
                return [
                    one.centerXAnchor.constraint(equalTo: box.centerXAnchor, constant: 5),
                    one.centerYAnchor.constraint(equalTo: box.centerYAnchor, constant: -3),
                    one.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
                    one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 0.5, constant: 1),
                ]
            },
            told("open in one way") { box in
                let one = added(UIView(frame: CGRect(x: 4, y: 5, width: 6, height: 7)), in: box)
                return [
                    one.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 1),
                    one.topAnchor.constraint(equalTo: box.topAnchor),
                    one.heightAnchor.constraint(equalToConstant: 9),
                ]
            },
            told("a contradiction") { box in
                let one = added(UIView(), in: box)
                return [
                    one.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 1),
                    one.rightAnchor.constraint(equalTo: box.rightAnchor),
                    one.widthAnchor.constraint(equalToConstant: 50), one.topAnchor.constraint(equalTo: box.topAnchor),
                    one.heightAnchor.constraint(equalToConstant: 9),
                    one.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
                ]
            },
            told("wishes, the stronger first") { box in
                let one = added(UIView(), in: box)
                return [
                    wish(one.widthAnchor.constraint(equalToConstant: 50), 400),
                    wish(one.widthAnchor.constraint(equalToConstant: 60), 500),
                    wish(one.heightAnchor.constraint(greaterThanOrEqualToConstant: 20), 300),
                    wish(one.heightAnchor.constraint(lessThanOrEqualToConstant: 10), 300),
                    wish(one.leftAnchor.constraint(greaterThanOrEqualTo: box.leftAnchor, constant: 5), 999),
                    wish(one.leftAnchor.constraint(equalTo: box.leftAnchor), 10),
                    one.topAnchor.constraint(lessThanOrEqualTo: box.topAnchor, constant: 30),
                    wish(one.topAnchor.constraint(equalTo: box.topAnchor, constant: 40), 1),
                ]
            },
            told("two texts, too long") { box in
                let first = added(label("A rather long text"), in: box)
                let second = added(label("and another one"), in: box)
                second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
                return [
                    first.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                    second.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                    first.topAnchor.constraint(equalTo: box.topAnchor),
                    second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
                    box.bottomAnchor.constraint(greaterThanOrEqualTo: first.bottomAnchor, constant: 2),
                ]
            },
            told("a text in lines") { box in
                let one = added(label("A text that has more than one line here", lines: 0), in: box)
                return [
                    one.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
                    box.trailingAnchor.constraint(equalTo: one.trailingAnchor, constant: 20),
                    one.topAnchor.constraint(equalTo: box.topAnchor, constant: 4),
                    box.bottomAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 4),
                ]
            },
            told("from right to left") { box in
                box.semanticContentAttribute = .forceRightToLeft
                let (first, second) = (added(UIView(), in: box), added(UIView(), in: box))
                return [
                    first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
                    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
                    second.leftAnchor.constraint(greaterThanOrEqualTo: box.leftAnchor, constant: 7),
                ]
                    + [first, second].flatMap {
                        [
                            $0.widthAnchor.constraint(equalToConstant: 30),
                            $0.topAnchor.constraint(equalTo: box.topAnchor),
                            $0.heightAnchor.constraint(equalTo: box.heightAnchor),
                        ]
                    }
            },
            told("beside what a mask places") { box in
                let masked = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
                masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
                box.addSubview(masked)
                let one = added(UIView(), in: box)
                let deep = added(UIView(), in: masked)
                return [
                    one.leftAnchor.constraint(equalTo: masked.rightAnchor, constant: 3),
                    one.topAnchor.constraint(equalTo: deep.bottomAnchor),
                    one.widthAnchor.constraint(equalToConstant: 5),
                    one.heightAnchor.constraint(equalTo: masked.heightAnchor),
                    deep.topAnchor.constraint(equalTo: masked.topAnchor, constant: 1),
                    deep.heightAnchor.constraint(equalToConstant: 6),
                    deep.leftAnchor.constraint(equalTo: masked.leftAnchor),
                    deep.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.1),
                ]
            },
            told("what scrolls") { box in
                let scroll = added(UIScrollView(), in: box)
                let one = added(UIView(), in: scroll)
                return [
                    scroll.leftAnchor.constraint(equalTo: box.leftAnchor),
                    scroll.topAnchor.constraint(equalTo: box.topAnchor),
                    scroll.widthAnchor.constraint(equalToConstant: 80),
                    scroll.heightAnchor.constraint(equalToConstant: 50),
                    one.leftAnchor.constraint(equalTo: scroll.leftAnchor, constant: 2),
                    one.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 3),
                    one.rightAnchor.constraint(equalTo: scroll.rightAnchor, constant: -4),
                    one.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
                    one.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
                    one.heightAnchor.constraint(equalToConstant: 300),
                ]
            },
            told("guides") { box in
                let (guide, one) = (UILayoutGuide(), added(UIView(), in: box))
                box.addLayoutGuide(guide)
                return [
                    guide.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
                    guide.rightAnchor.constraint(equalTo: box.centerXAnchor),
                    guide.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
                    guide.heightAnchor.constraint(equalToConstant: 20),
                    one.centerXAnchor.constraint(equalTo: guide.rightAnchor),
                    one.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 1),
                    one.widthAnchor.constraint(equalTo: guide.widthAnchor),
                    one.heightAnchor.constraint(equalToConstant: 3),
                ]
            },
            told("never less than nothing") { box in
                let one = added(UIView(), in: box)
                return [
                    one.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 150),
                    one.rightAnchor.constraint(equalTo: box.leftAnchor, constant: 100),
                    one.topAnchor.constraint(equalTo: box.topAnchor), one.heightAnchor.constraint(equalToConstant: -5),
                ]
            },
        ].flatMap(\.self)

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Layouts.txt")
    }

    @Test("A view without an intrinsic size has the size that its nib notes")
    func noted() {
        // Given
        final class Inset: UIView {
            var own = CGSize(width: 30, height: UIView.noIntrinsicMetric)
            override var intrinsicContentSize: CGSize { layout.notedSize ?? own }
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let (wide, high, none) = (Inset(), Inset(), Inset())
        high.own = CGSize(width: 0, height: 30)
        none.own = CGSize(width: 0, height: -1)

        // When
        for view in [wide, high, none] {
            view.noteSize(CGSize(width: 100, height: 50))
            view.noteSize(CGSize(width: 7, height: 7))
        }

        // Then
        expect(wide.layout.notedSize, equals: CGSize(width: 94, height: -1))
        expect(high.layout.notedSize == CGSize(width: -1, height: 46) && none.layout.notedSize == nil)
        expect(wide.alignmentStart(.horizontal) == 2 && wide.alignmentStart(.vertical) == 1)
        wide.bounds.origin = CGPoint(x: 10, y: 20)
        expect(wide.alignmentStart(.horizontal) == 12 && wide.alignmentStart(.vertical) == 21)
    }
}
