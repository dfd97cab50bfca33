import Foundation
import TerminalUIKit
import TerminalTesting
import Testing

@testable import Views
@testable import UIKitExtras

/// Rare cases of layout: guides without an owner, metrics of other types, distances in the place of positions.
struct LayoutEdgesTests {
    @Test("A metric is a number of any type, and another value is unknown")
    func metrics() {
        // Given
        let view = UIView()
        let numbers: [Any] = [CGFloat(1.5), 2.5, 3, Float(4.5), NSNumber(value: 5.5), Int8(6), true]
        let metrics: [String: Any] = [
            "a": numbers[0], "b": numbers[1], "c": numbers[2], "d": numbers[3], "e": numbers[4],
        ]

        // When
        let constraints = ["a", "b", "c", "d", "e"].flatMap { name in
            NSLayoutConstraint.constraints(
                withVisualFormat: "[v(>=\(name)@9)]", options: [], metrics: metrics, views: ["v": view])
        }
        let plain = NSLayoutConstraint.constraints(withVisualFormat: "V:[v(7)]", views: ["v": view])

        // Then
        expect(constraints.map(\.constant), equals: [1.5, 2.5, 3, 4.5, 5.5])
        expect(constraints.allSatisfy { $0.priority.rawValue == 9 && $0.relation == .greaterThanOrEqual })
        expect(plain.map(\.firstAttribute) == [.height] && plain.map(\.constant) == [7] && !plain[0].isActive)
    }

    @Test("In a visual format, a distance may name a view, but doesn't depend on its length")
    func distances() throws {
        // Given
        let views = ["a": UIView(), "b": UIView()]
        var parser = VisualFormatParser("[a]-(b,5)-[b]", metrics: [:], views: ["a", "b"])

        // When
        var row = VisualFormatRow(try parser.parse(), options: [], views: views)
        let constraints = try row.makeConstraints("")

        // Then
        expect(constraints.map(\.constant) == [5] && constraints[0].firstItem === views["b"])
    }

    @Test("A guide without a view has a frame of zero, and a guide that is removed has no owning view")
    func guides() {
        // Given
        let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
        let (guide, other) = (UILayoutGuide(), UILayoutGuide())
        guide.ownFrame = CGRect(x: 1, y: 2, width: 3, height: 4)

        // When
        let before = guide.layoutFrame
        view.addLayoutGuide(guide)
        view.addLayoutGuide(guide)
        let with = guide.layoutFrame
        view.removeLayoutGuide(other)
        view.addLayoutGuide(view.layoutMarginsGuide)
        view.removeLayoutGuide(view.layoutMarginsGuide)
        let guides = view.layoutGuides
        view.removeLayoutGuide(guide)

        // Then
        expect(before == .zero && with == CGRect(x: 1, y: 2, width: 3, height: 4) && guide.layoutFrame == .zero)
        expect(guides == [guide] && view.layoutGuides.isEmpty && guide.owningView == nil && guide.length == 0)
        expect(view.guide(.content).layoutFrame == .zero && view.guide(.frame).layoutFrame == view.bounds)
        expect(view.guide(.margins).layoutFrame, equals: CGRect(x: 8, y: 8, width: 34, height: 44))
        expect(view.guide(.topBars).layoutFrame, equals: CGRect(x: 0, y: 0, width: 50, height: 0))
        expect(view.guide(.bottomBars).layoutFrame, equals: CGRect(x: 0, y: 60, width: 50, height: 0))
        expect(view.guide(.safeArea) === view.safeAreaLayoutGuide && view.guide(.safeArea).length == 60)
    }

    @Test("A constraint belongs to one view at a time, and changing its constant needs a layout")
    func holders() {
        // Given
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
        let other = UIView()
        outer.addSubview(other)
        other.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let constraint = inner.widthAnchor.constraint(equalToConstant: 20)
        func needsLayout(_ change: () -> Void) -> Bool {
            for _ in 1...2 { outer.layoutIfNeeded() }
            change()
            return [outer, other, inner].contains { $0.layoutState.isNeeded }
        }

        // When
        inner.addConstraint(constraint)
        inner.addConstraint(constraint)
        other.addConstraint(constraint)
        let held = [outer, other, inner].map(\.constraints.count)
        outer.removeConstraint(constraint)
        let kept = constraint.isActive
        let asked = [
            needsLayout { constraint.constant = 20 }, needsLayout { constraint.constant = 30 },
            needsLayout { constraint.priority = .required }, needsLayout { constraint.priority = .defaultHigh },
            needsLayout { constraint.isActive = true }, needsLayout { constraint.isActive = false },
            needsLayout { constraint.isActive = false }, needsLayout { constraint.isActive = true },
        ]
        outer.layoutIfNeeded()

        // Then
        expect(held == [0, 1, 0] && kept)
        expect(asked, equals: [false, true, false, true, false, true, false, true])
        expect(inner.frame.width == 30 && inner.constraints.count == 1)
        let made = NSLayoutConstraint()
        expect(made.multiplier == 1 && made.constant == 0 && made.relation == .equal && !made.isActive)
        expect(made.firstAttribute == .notAnAttribute && made.secondAttribute == .notAnAttribute)
        NSLayoutConstraint.deactivate([constraint])
        expect(!constraint.isActive && inner.constraints.isEmpty)
        NSLayoutConstraint.activate([constraint])
        expect(constraint.isActive)
    }

    @Test("A view counts the active constraints from outside that lead to views and guides in it")
    func reach() {
        // Given
        let (outer, masked, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(masked)
        masked.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let guide = UILayoutGuide()
        inner.addLayoutGuide(guide)
        func counts() -> [Int] { [outer, masked, inner].map(\.layout.reachingIn) }
        let constraints = [
            inner.topAnchor.constraint(equalTo: outer.topAnchor), guide.topAnchor.constraint(equalTo: outer.topAnchor),
            outer.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
            inner.topAnchor.constraint(equalTo: masked.topAnchor), inner.widthAnchor.constraint(equalToConstant: 3),
            guide.topAnchor.constraint(equalTo: inner.topAnchor), outer.widthAnchor.constraint(equalToConstant: 9),
        ]

        // When
        let reached = constraints.map { constraint in
            constraint.isActive = true
            defer { constraint.isActive = false }
            return counts()
        }
        constraints[0].isActive = true
        let roots = [outer, masked, inner].map(\.isLayoutRoot)
        let root = inner.layoutRoot
        constraints[1].isActive = true
        let both = counts()
        outer.addConstraint(constraints[1])
        let again = counts()
        inner.removeLayoutGuide(guide)
        let without = counts()
        constraints[0].isActive = false

        // Then
        expect(
            reached, equals: [[0, 1, 0], [0, 1, 1], [0, 1, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]], "\(reached)"
        )
        expect(roots == [true, false, false] && root === outer && both == [0, 2, 1] && again == both)
        expect(without == [0, 1, 0] && counts() == [0, 0, 0] && inner.layoutRoot === masked && masked.isLayoutRoot)
        expect(!UIView().hasAmbiguousLayout)
    }

    @Test("A button's first baseline is its last one, also if constraints make the button higher")
    func baselineOfHighButton() {
        // Given
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let buttons = (0..<2).map { _ in UIButton(type: .system) }
        for button in buttons {
            button.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(button)
            button.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
            container.bottomAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
        }

        // When
        let baselines = buttons[0].firstBaselineAnchor.constraint(equalTo: buttons[1].lastBaselineAnchor)
        baselines.isActive = true
        container.layoutIfNeeded()

        // Then
        expect(buttons.map(\.frame.height), equals: [300, 300])
    }
}
