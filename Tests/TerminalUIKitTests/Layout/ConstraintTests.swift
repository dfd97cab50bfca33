import TerminalUIKit
import TerminalTesting
import Testing

/// The places of views with constraints.
struct ConstraintTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    private func add(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        return label
    }

    @Test("A view pinned to the edges of its superview follows them")
    func edges() {
        // Given
        let view = UIView()
        add(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
            container.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
            view.bottomAnchor.constraint(equalTo: container.safeAreaLayoutGuide.bottomAnchor, constant: -40),
        ])

        // When
        container.layoutIfNeeded()
        let before = view.frame
        container.frame.size = CGSize(width: 200, height: 100)
        container.layoutIfNeeded()

        // Then
        expect(before, equals: CGRect(x: 20, y: 10, width: 270, height: 390))
        expect(view.frame, equals: CGRect(x: 20, y: 10, width: 150, height: 50))
    }

    @Test("The initializer with items and attributes makes the same constraints as anchors")
    func itemsAndAttributes() {
        // Given
        let view = UIView()
        add(view)
        let attributes: [NSLayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]

        // When
        NSLayoutConstraint.activate(
            attributes.map {
                NSLayoutConstraint(
                    item: view, attribute: $0, relatedBy: .equal, toItem: container, attribute: $0, multiplier: 1,
                    constant: 0)
            })
        container.layoutIfNeeded()

        // Then
        expect(view.frame, equals: container.bounds)
    }

    @Test("A constraint sets a center, a width, a height, a fraction of another width, or an aspect ratio")
    func sizes() {
        // Given
        let (square, half) = (UIView(), UIView())
        add(square, half)
        NSLayoutConstraint.activate([
            square.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            square.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            square.widthAnchor.constraint(equalToConstant: 100),
            square.heightAnchor.constraint(equalTo: square.widthAnchor),
            half.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5, constant: -10),
            half.heightAnchor.constraint(equalToConstant: 22),
            half.topAnchor.constraint(equalTo: square.bottomAnchor, constant: 8),
            half.leftAnchor.constraint(equalTo: square.leftAnchor),
        ])

        // When
        container.layoutIfNeeded()

        // Then
        expect(square.frame, equals: CGRect(x: 110, y: 170, width: 100, height: 100))
        expect(half.frame, equals: CGRect(x: 110, y: 278, width: 150, height: 22))
    }

    @Test("Views of equal width share a row")
    func equalWidths() {
        // Given
        let (left, right) = (UIView(), UIView())
        add(left, right)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20),
            right.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            left.widthAnchor.constraint(equalTo: right.widthAnchor),
        ])

        // When
        container.layoutIfNeeded()

        // Then
        expect(left.frame.width, equals: 150)
        expect(right.frame.minX, equals: 170)
        expect(right.frame.maxX, equals: 320)
    }

    @Test("A label is as large as its text, and in a row the one with more hugging keeps its width")
    func naturalSize() {
        // Given
        let (name, value) = (label("Moon"), label("full"))
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        add(name, value)
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: container.topAnchor),
            name.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            value.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        ])

        // When
        container.layoutIfNeeded()
        let before = name.frame
        name.text = "Moonrise"
        container.layoutIfNeeded()

        // Then
        expect(before, equals: CGRect(x: 0, y: 0, width: 32, height: 22))
        expect(name.frame.width, equals: 64)
        expect(value.frame, equals: CGRect(x: 72, y: 0, width: 248, height: 22))
    }

    @Test("An inequality has an effect only if it is violated: it cuts a long text, but doesn't stretch a short one")
    func inequality() {
        // Given
        let text = label("Moon")
        add(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: container.layoutMarginsGuide.leadingAnchor),
            text.trailingAnchor.constraint(lessThanOrEqualTo: container.layoutMarginsGuide.trailingAnchor),
        ])

        // When
        container.layoutIfNeeded()
        let short = text.frame
        text.text = String(repeating: "Moon ", count: 20)
        container.layoutIfNeeded()

        // Then
        expect(short.minX == 8 && short.width == 32)
        expect(text.frame.minX == 8 && text.frame.maxX == 312)
    }

    @Test("Of two contradicting constraints, the one with the higher priority applies")
    func priority() {
        // Given
        let view = UIView()
        add(view)
        let weak = view.widthAnchor.constraint(equalToConstant: 10)
        weak.priority = .defaultHigh
        let strong = view.widthAnchor.constraint(equalToConstant: 50)

        // When
        NSLayoutConstraint.activate([weak, strong])
        container.layoutIfNeeded()
        let both = view.frame.width
        strong.isActive = false
        container.layoutIfNeeded()

        // Then
        expect(both, equals: 50)
        expect(view.frame.width, equals: 10)
        expect(view.constraints, equals: [weak])
    }

    @Test("A view without constraints keeps its frame")
    func leftAlone() {
        // Given
        let view = UIView(frame: CGRect(x: 7, y: 9, width: 30, height: 40))
        add(view)
        NSLayoutConstraint.activate([view.bottomAnchor.constraint(equalTo: container.bottomAnchor)])

        // When
        container.layoutIfNeeded()

        // Then
        expect(view.frame, equals: CGRect(x: 7, y: 400, width: 30, height: 40))
    }

    @Test("A view can be pinned to a view outside its superview")
    func acrossLevels() {
        // Given
        let (box, sibling, inner) = (UIView(frame: CGRect(x: 100, y: 50, width: 100, height: 100)), UIView(), UIView())
        sibling.frame = CGRect(x: 10, y: 60, width: 50, height: 50)
        container.addSubview(sibling)
        container.addSubview(box)
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)

        // When
        NSLayoutConstraint.activate([inner.topAnchor.constraint(equalTo: sibling.bottomAnchor)])
        container.layoutIfNeeded()

        // Then
        expect(inner.frame.minY, equals: 60)
        expect(container.constraints.count, equals: 1)
    }

    @Test("A view pinned to all edges of a scroll view sets the content size")
    func scrollView() {
        // Given
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scrollView.topAnchor),
            view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
            view.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 500),
        ])

        // When
        scrollView.layoutIfNeeded()

        // Then
        expect(view.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 500))
        expect(scrollView.contentSize, equals: CGSize(width: 100, height: 520))
    }

    @Test("Removing a view removes its constraints to views that stay")
    func leaving() {
        // Given
        let view = UIView()
        add(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor), view.widthAnchor.constraint(equalToConstant: 5),
        ])

        // When
        view.removeFromSuperview()

        // Then
        expect(container.constraints.isEmpty)
        expect(view.constraints.count, equals: 1)
    }

    @Test("An archive keeps constraints")
    func archive() throws {
        // Given
        let view = label("Moon")
        add(view)
        NSLayoutConstraint.activate([
            view.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
            view.widthAnchor.constraint(equalToConstant: 80),
        ])

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: container)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView)
        copy.frame.size.width = 200
        copy.layoutIfNeeded()

        // Then
        expect(copy.subviews[0].frame.minX, equals: 112)
        expect(copy.subviews[0].frame.width, equals: 80)
    }

    @Test("A view without any content has no size")
    func noContent() {
        // Given
        let empty = label("")
        empty.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        add(empty)

        // When
        container.layoutIfNeeded()

        // Then
        expect(empty.frame, equals: CGRect(x: 5, y: 6, width: 0, height: 0))
    }

    @Test("Layout priorities have UIKit's values")
    func priorities() {
        // Given
        let priorities: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]

        // When
        let numbers = priorities.map(\.rawValue)

        // Then
        expect(numbers, equals: [1000, 750, 250, 50])
    }

    @Test("A view can be pinned to a sibling that follows its autoresizing mask")
    func besideMasked() {
        // Given
        let masked = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        container.addSubview(masked)
        let view = UIView()
        add(view)

        // When
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: masked.trailingAnchor, constant: 8),
            view.topAnchor.constraint(equalTo: masked.topAnchor),
            view.heightAnchor.constraint(equalTo: masked.heightAnchor),
            view.widthAnchor.constraint(equalTo: masked.widthAnchor, multiplier: 2),
        ])
        container.layoutIfNeeded()

        // Then
        expect(view.frame, equals: CGRect(x: 48, y: 20, width: 60, height: 40))
    }

    @Test("A repeated constraint, in either direction, has no effect")
    func saidTwice() {
        // Given
        let (one, other) = (UIView(), UIView())
        add(one, other)

        // When
        NSLayoutConstraint.activate([
            one.widthAnchor.constraint(equalTo: other.widthAnchor),
            other.widthAnchor.constraint(equalTo: one.widthAnchor),
            one.widthAnchor.constraint(equalToConstant: 100),
        ])
        container.layoutIfNeeded()

        // Then
        expect([one, other].map(\.frame.width), equals: [100, 100])
    }

    @Test("An inequality that is just satisfied has no effect")
    func justKept() {
        // Given
        let view = UIView()
        add(view)
        let wished = view.widthAnchor.constraint(equalToConstant: 10)
        wished.priority = .defaultLow
        let wanted = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
        wanted.priority = UILayoutPriority(500)

        // When
        NSLayoutConstraint.activate([wished, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10), wanted])
        container.layoutIfNeeded()

        // Then
        expect(view.frame.width, equals: 20)
    }
}
