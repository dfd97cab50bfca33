import TerminalUIKit
import TerminalTesting
import Testing

/// Constraints and stacks that come out of an archive.
struct ArchivedConstraintsTests {
    @Test("An archived constraint keeps its numbers, its identifier and its items, which are views or guides")
    func constraints() throws {
        // Given
        let (outer, inner, deep) = (UIView(), UIView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        outer.addSubview(UIView())
        outer.addSubview(inner)
        inner.addSubview(deep)
        for view in [inner, deep] { view.translatesAutoresizingMaskIntoConstraints = false }
        outer.addLayoutGuide(UILayoutGuide())
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        let width = NSLayoutConstraint(
            item: deep, attribute: .width, relatedBy: .lessThanOrEqual, toItem: outer, attribute: .width,
            multiplier: 0.25, constant: 7)
        width.priority = UILayoutPriority(740)
        width.identifier = "quarter"
        outer.addConstraints([
            width, guide.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor, constant: 3),
            inner.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 11),
        ])

        // When
        let copy = try ControlFixture.unarchived(outer)

        // Then
        let all = copy.constraints
        expect(all.map(\.constant) == [7, 3, 11] && all.map(\.multiplier) == [0.25, 1, 1])
        expect(all.map(\.priority.rawValue) == [740, 1000, 1000] && all.map(\.identifier) == ["quarter", nil, nil])
        expect(all.map(\.relation), equals: [.lessThanOrEqual, .equal, .greaterThanOrEqual])
        expect(all.map(\.firstAttribute) == [.width, .leading, .top] && all[0].secondAttribute == .width)
        expect(all[0].firstItem === copy.subviews[1].subviews[0] && all[0].secondItem === copy)
        expect(all[1].firstItem === copy.layoutGuides[1] && all[1].secondItem === copy.layoutMarginsGuide)
        expect(all[2].firstItem === copy.subviews[1] && copy.layoutGuides.count == 2)
    }

    @Test("An archived stack keeps its axis, distribution, alignment, spacing and views, and lays them out as before")
    func stack() throws {
        // Given
        let views = [16, 24, 32].map { width in
            let view = UIView()
            view.widthAnchor.constraint(equalToConstant: width).isActive = true
            view.heightAnchor.constraint(equalToConstant: width / 2).isActive = true
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        (stack.distribution, stack.alignment, stack.spacing) = (.fill, .bottom, 5)
        stack.setCustomSpacing(20, after: views[0])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

        // When
        let copy = try ControlFixture.unarchived(stack)
        for stack in [stack, copy] { stack.layoutIfNeeded() }

        // Then
        let frames = [stack, copy].map { $0.arrangedSubviews.map(\.frame) }
        expect(frames[0] == frames[1] && frames[0].map(\.minX) == [2, 38, 67])
        expect(frames[0].map(\.maxY), equals: [37, 37, 37])
        expect(copy.arrangedSubviews.map { copy.customSpacing(after: $0) }.first, equals: 20)
        expect(copy.spacing == 5 && copy.alignment == .bottom)
        expect(copy.distribution == .fill && copy.axis == .horizontal)
    }

    @Test("A stack moves its views when its axis, spacing, margins or arrangement change")
    func changes() {
        // Given
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.frame = CGRect(x: 0, y: 0, width: 160, height: 88)
        func frames() -> [CGFloat] {
            stack.layoutIfNeeded()
            return labels.flatMap { [$0.frame.minX, $0.frame.minY] }
        }

        // When
        stack.distribution = .fillEqually
        let first = frames()
        stack.spacing = 16
        let spaced = frames()
        stack.axis = .vertical
        let turned = frames()
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 0)
        let inMargins = frames()
        stack.isBaselineRelativeArrangement = true
        let byBaselines = frames()

        // Then
        expect(first == [0, 0, 80, 0] && spaced == [0, 0, 88, 0] && turned == [0, 0, 0, 52])
        expect(inMargins, equals: [8, 4, 8, 52])
        expect(byBaselines[3] != inMargins[3])
    }
}
