import TerminalUIKit
import TerminalTesting
import Testing

/// Views that are laid out together, with sizes from the outside in and from the inside out.
struct LayoutSystemTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    private func make(_ parent: UIView, text: String? = nil) -> UIView {
        let view = text.map {
            let label = UILabel(frame: .zero)
            label.text = $0
            return label
        }
        let result = view ?? UIView(frame: .zero)
        result.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(result)
        return result
    }

    private func pin(_ view: UIView, to outer: UIView, inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: inset),
            outer.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
            outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
        ])
    }

    @Test("A box is as large as its content, and pushes the next view along")
    func insideOut() {
        // Given
        let box = make(container)
        let inner = make(box, text: "Moon")
        let after = make(container)
        pin(inner, to: box, inset: 10)

        // When
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: container.topAnchor),
            box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            after.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
            after.widthAnchor.constraint(equalTo: inner.widthAnchor),
            after.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            after.heightAnchor.constraint(equalToConstant: 5),
        ])
        container.layoutIfNeeded()

        // Then
        expect(box.frame, equals: CGRect(x: 0, y: 0, width: 52, height: 42))
        expect(inner.frame, equals: CGRect(x: 10, y: 10, width: 32, height: 22))
        expect(after.frame, equals: CGRect(x: 10, y: 50, width: 32, height: 5))
    }

    @Test("A label that grows deep inside moves all views around it")
    func growing() throws {
        // Given
        let box = make(container)
        let label = try #require(make(box, text: "Moon") as? UILabel)
        pin(label, to: box)
        box.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        box.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
        container.layoutIfNeeded()

        // When
        label.text = "Moonrise"
        label.layoutIfNeeded()

        // Then
        expect(box.frame, equals: CGRect(x: 256, y: 0, width: 64, height: 22))
        expect(label.frame.width, equals: 64)
    }

    @Test("If two texts don't fit, the one with less resistance is cut")
    func compressionResistance() {
        // Given
        let (name, value) = (make(container, text: "A long name of a moon"), make(container, text: "A long value"))
        name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        container.frame.size.width = 200

        // When
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()

        // Then
        expect(value.frame.width, equals: value.intrinsicContentSize.width)
        expect(name.frame.width, equals: 200 - 8 - value.frame.width)
        expect(name.contentCompressionResistancePriority(for: .vertical), equals: .defaultHigh)
    }

    @Test("A view can be constrained to a view inside its sibling, and follows it")
    func insideSibling() {
        // Given
        let sibling = make(container)
        let inner = make(sibling, text: "Moon")
        let view = make(container)
        pin(inner, to: sibling, inset: 20)

        // When
        NSLayoutConstraint.activate([
            sibling.topAnchor.constraint(equalTo: container.topAnchor, constant: 100),
            sibling.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 30),
            view.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
            view.topAnchor.constraint(equalTo: inner.bottomAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        container.layoutIfNeeded()

        // Then
        expect(view.frame, equals: CGRect(x: 50, y: 142, width: 10, height: 10))
    }

    @Test("A constraint may lead into a view that follows its autoresizing mask")
    func reachingIntoMasked() {
        // Given
        let outer = make(container)
        let masked = UIView(frame: CGRect(x: 10, y: 0, width: 0, height: 50))
        outer.addSubview(masked)
        masked.autoresizingMask = [.flexibleWidth]
        let inner = make(masked)
        let view = make(container)
        pin(outer, to: container)

        // When
        NSLayoutConstraint.activate([
            inner.trailingAnchor.constraint(equalTo: masked.trailingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 40),
            view.trailingAnchor.constraint(equalTo: inner.leadingAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        ])
        container.layoutIfNeeded()

        // Then
        expect(masked.frame.width, equals: 320)
        expect(inner.frame.minX, equals: 280)
        expect(view.frame.maxX, equals: 290)
    }

    @Test("A view whose order among its siblings changes keeps its constraints")
    func reordering() {
        // Given
        let (first, second) = (make(container), make(container))
        pin(second, to: container, inset: 5)

        // When
        container.insertSubview(second, belowSubview: first)
        container.layoutIfNeeded()

        // Then
        expect(container.subviews, equals: [second, first])
        expect(second.frame, equals: CGRect(x: 5, y: 5, width: 310, height: 430))
    }

    // As the suite of freshOS/Stevia expects of iOS: `Width <= 23` alone is 0.
    @Test(
        "A view with only inequalities is at one of the limits, and as small as they allow", arguments: [true, false])
    func limitsAlone(isLeast: Bool) {
        // Given
        let view = make(container)

        // When
        NSLayoutConstraint.activate([
            isLeast
                ? view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
                : view.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor, constant: 20),
            view.topAnchor.constraint(equalTo: container.topAnchor), view.heightAnchor.constraint(equalToConstant: 9),
        ])
        container.layoutIfNeeded()

        // Then
        expect(view.frame, equals: CGRect(x: 20, y: 0, width: isLeast ? 50 : 0, height: 9))
        expect(view.hasAmbiguousLayout)
    }

    @Test("A length can be at least or at most a multiple of another, plus a constant")
    func partsAsLimits() {
        // Given
        let (least, most) = (make(container, text: "Moon"), make(container, text: String(repeating: "Moon", count: 99)))

        // When
        NSLayoutConstraint.activate([
            least.widthAnchor.constraint(greaterThanOrEqualTo: container.widthAnchor, multiplier: 0.5, constant: 4),
            most.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor, multiplier: 0.25),
        ])
        container.layoutIfNeeded()

        // Then
        expect([least, most].map(\.frame.width), equals: [164, 80])
    }

    @Test("Without a second item, its attribute is ignored and the constant is the length")
    func noSecondItem() {
        // Given
        let view = make(container)

        // When
        NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 100
        ).isActive = true
        container.layoutIfNeeded()

        // Then
        expect(view.frame.width, equals: 100)
    }

    @Test("systemLayoutSizeFitting includes content at any depth")
    func fitting() {
        // Given
        let box = make(container)
        let inner = make(box)
        let label = make(inner, text: "Moon")
        pin(inner, to: box, inset: 4)
        pin(label, to: inner, inset: 6)

        // When
        let compressed = box.systemLayoutSizeFitting(.zero)
        let wide = box.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)

        // Then
        expect(compressed, equals: CGSize(width: 52, height: 42))
        expect(wide, equals: CGSize(width: 200, height: 42))
    }

    @Test("A box around a label of several lines is as high as the label at its width")
    func wrapping() throws {
        // Given
        let box = make(container)
        let label = try #require(make(box, text: String(repeating: "Moon ", count: 20)) as? UILabel)
        label.numberOfLines = 0
        pin(label, to: box, inset: 10)

        // When
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: container.topAnchor),
            box.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        container.layoutIfNeeded()

        // Then
        expect(label.frame.width, equals: 300)
        expect(label.frame.height, equals: label.sizeThatFits(CGSize(width: 300, height: 0)).height)
        expect(label.frame.height > 22)
        expect(box.frame.height, equals: label.frame.height + 20)
    }

    @Test("A length is never negative, and a constraint that requires that is broken")
    func neverNegative() {
        // Given
        let view = make(container)
        container.frame.size.width = 30

        // When
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -20),
        ])
        container.layoutIfNeeded()

        // Then
        expect(view.frame.minX, equals: 20)
        expect(view.frame.width, equals: 0)
    }

    @Test("Conflicting constraints are logged once, in UIKit's words, without the constraints that fit")
    func conflict() throws {
        // Given
        let view = make(container)
        let world = World()
        var messages: [String] = []
        world.log = { messages.append($0) }
        let (narrow, wide) = (
            view.widthAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 50)
        )
        wide.identifier = "wide"

        // When
        NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: container.topAnchor), narrow, wide])
        world.run {
            container.layoutIfNeeded()
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }

        // Then: as in issue 63 of Ramotion/folding-cell
        let message = try #require(messages.first)
        expect(messages.count, equals: 1)
        expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
        expect(message, contains: ".width == 10   (active)>\",\n    \"<NSLayoutConstraint 'wide' ")
        expect(!message.contains(".top"))
        expect(message, contains: "Will attempt to recover by breaking constraint\n<NSLayoutConstraint 'wide' ")
        expect(view.frame.width, equals: 10)
    }

    @Test("A view is ambiguous if constraints don't determine its position or its size")
    func ambiguity() {
        // Given
        let (open, determined) = (make(container), make(container))
        pin(determined, to: container)

        // When
        NSLayoutConstraint.activate([
            open.topAnchor.constraint(equalTo: container.topAnchor), open.widthAnchor.constraint(equalToConstant: 5),
        ])

        // Then
        expect(open.hasAmbiguousLayout)
        expect(!determined.hasAmbiguousLayout)
    }

    @Test("A constraint that higher priorities forbid comes as close as they allow")
    func nearest() {
        // Given
        let view = make(container)
        let wished = view.widthAnchor.constraint(equalToConstant: 500)
        wished.priority = .defaultHigh

        // When
        NSLayoutConstraint.activate([wished, view.widthAnchor.constraint(lessThanOrEqualTo: container.widthAnchor)])
        container.layoutIfNeeded()

        // Then
        expect(view.frame.width, equals: 320)
    }
}
