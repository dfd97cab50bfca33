import TerminalTesting
import TerminalUIKit
import Testing

@testable import Views

/// The descriptions of constraints, the attributes that go together, and the place of each.
struct ConstraintWordsTests {
    private typealias Attribute = NSLayoutConstraint.Attribute

    /// Everything is numbered from 1.
    private func numbered(_ lines: () -> [String]) throws -> [String] { World().run(lines) }

    @Test("A constraint's description has its name, its sides, unusual values, and whether it is active")
    func words() throws {
        // Given, When
        let lines = try numbered {
            let (outer, label, plain) = (UIView(), UILabel(), UIView())
            label.text = "Moon"
            [label, plain].forEach(outer.addSubview)
            let (bare, named) = (UILayoutGuide(), UILayoutGuide())
            named.identifier = "orbit"
            [bare, named].forEach(outer.addLayoutGuide)
            @MainActor func made(
                _ item: AnyObject, _ first: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
                _ second: Attribute, _ multiplier: CGFloat, _ constant: CGFloat, _ priority: Float = 1000,
                _ name: String? = nil
            ) -> NSLayoutConstraint {
                let constraint = NSLayoutConstraint(
                    item: item, attribute: first, relatedBy: relation, toItem: other, attribute: second,
                    multiplier: multiplier, constant: constant)
                (constraint.priority, constraint.identifier) = (UILayoutPriority(priority), name)
                return constraint
            }
            let all = [
                made(label, .leading, .equal, outer, .leading, 1, 0),
                made(label, .top, .lessThanOrEqual, plain, .bottomMargin, 1, 8, 750, "below"),
                made(plain, .right, .greaterThanOrEqual, outer, .right, 1, -8.5, 999.5),
                made(plain, .width, .equal, label, .height, 2, 0), made(plain, .width, .equal, label, .width, 0.5, 1),
                made(plain, .height, .equal, nil, .notAnAttribute, 1, 44, 1),
                made(plain, .height, .greaterThanOrEqual, nil, .notAnAttribute, 3, 0, 1000, ""),
                made(plain, .width, .lessThanOrEqual, nil, .height, 1, 1e9),
                made(plain, .width, .equal, nil, .height, 1, 999_999_999),
                made(bare, .centerX, .equal, named, .centerXWithinMargins, 1, -1),
                made(named, .width, .equal, bare, .height, -1, 0), made(plain, .width, .equal, nil, .height, 1, -4),
                made(label, .lastBaseline, .equal, bare, .firstBaseline, 1, 0.25),
            ]
            let before = all.map { $0.summary + " " + $0.anchors }
            for constraint in all.dropLast(6) { constraint.isActive = true }
            let after = all.map { "\($0)" }
            outer.removeLayoutGuide(named)
            return before + ["— some active"] + after + [NSLayoutConstraint().summary, NSLayoutConstraint().anchors]
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Words-of-constraints.txt")
    }

    @Test("Each pair of attributes can be constrained, or has an error that says why not")
    func pairs() throws {
        // Given
        let all = Attribute.allCases

        // When
        let kinds = all.map { one -> String in
            let flags = [one.followsText ? "follows" : "", one.isSide ? "side" : "", one.isInMargins ? "in" : ""]
            return "\(one) \(one.kind) \(flags.filter { !$0.isEmpty }) \(one.inMargins) \(one.turned(true)) "
                + "\(one.turned(false))"
        }
        let words: [String: Character] = ["A mul": "m", "A con": "t", "Inval": "x"]
        let table = [1, 0, 2].flatMap { (multiplier: CGFloat) -> [String] in
            let rows = all.map { first -> String in
                let signs = all.map { second -> Character in
                    let problem = NSLayoutConstraint.problem(first, second, multiplier: multiplier)
                    if let problem { return words[String(problem.prefix(5))] ?? "?" }
                    let isAlike = NSLayoutConstraint.relatesLikes(first, second, multiplier: multiplier)
                    return isAlike ? "." : "≠"
                }
                return "\(String(signs)) \(first)"
            }
            return ["× \(multiplier)"] + rows
        }
        let names = Attribute.nibNames.map { "\($0) → \($1)" }.sorted()

        // Then
        let lines = kinds + table + names
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Pairs-of-attributes.txt")
    }

    @Test("Each attribute of a view, guide or label is a line, at a distance that insets and margins determine")
    func terms() throws {
        // Given
        let lines = try numbered {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.deviceInsets = UIEdgeInsets(top: 10, left: 20, bottom: 31, right: 42)
            let (view, scroll, label) = (controller.view!, UIScrollView(), UILabel())
            [scroll, label].forEach(view.addSubview)
            view.layoutMargins = UIEdgeInsets(top: 1, left: 22, bottom: 4, right: 48)
            let own = UILayoutGuide()
            scroll.addLayoutGuide(own)
            let items: [(String, AnyObject)] = [
                ("view", view), ("label", label), ("scroll view", scroll), ("margins", view.layoutMarginsGuide),
                ("safe area", view.safeAreaLayoutGuide), ("content", scroll.contentLayoutGuide),
                ("frame", scroll.frameLayoutGuide), ("top bars", view.guide(.topBars)),
                ("bottom bars", view.guide(.bottomBars)), ("own", own), ("nobody's", UILayoutGuide()),
            ]

            // When
            return items.flatMap { name, item in
                ["— \(name)"]
                    + Attribute.allCases.compactMap { attribute in
                        guard let term = LayoutTerm(item, attribute) else { return "  \(attribute): none" }
                        let inner = LayoutTerm(label, .left)!
                        let seen = term.seen(from: LayoutTerm(label, .left)!)
                        let area = "\(term.area)".prefix { $0 != "(" }
                        return "  \(attribute): \(type(of: term.view)) \(area) \(term.axis) \(term.line) "
                            + "\(term.offset) \("\(seen.area)".prefix { $0 != "(" }) \(inner.offset)"
                    }
            }
        }

        // Then
        try expect(lines.joined(separator: "\n"), isRecordedIn: "Terms-of-attributes.txt")
    }

    @Test(
        "Constraints of a view in a scroll view lead to the content, and those of a view beside it to the scroll view")
    func seen() {
        // Given
        let (scroll, inner, beside) = (UIScrollView(), UIView(), UIView())
        scroll.addSubview(inner)
        func area(_ item: AnyObject, _ attribute: Attribute, from other: AnyObject) -> String {
            "\(LayoutTerm(item, attribute)!.seen(from: LayoutTerm(other, .left)!).area)"
        }

        // When
        let areas = [
            area(scroll, .left, from: inner), area(scroll, .bottom, from: inner), area(scroll, .centerX, from: inner),
            area(scroll, .width, from: inner), area(scroll, .left, from: beside), area(scroll, .left, from: scroll),
            area(inner, .left, from: scroll), area(scroll.frameLayoutGuide, .left, from: inner),
            area(scroll.contentLayoutGuide, .left, from: inner),
        ]

        // Then
        expect(areas, equals: ["content", "content", "view", "view", "view", "view", "view", "frame", "content"])
    }
}
