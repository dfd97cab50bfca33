import TerminalUIKit
import TerminalTesting
import Testing

/// Guides of one's own, and those of scroll views.
struct LayoutGuideTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))

    private func make(width: CGFloat, in parent: UIView) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        return view
    }

    @Test("Guides of equal width share the space between views")
    func spacers() {
        // Given
        let (first, second) = (make(width: 50, in: container), make(width: 100, in: container))
        let guides = (0..<3).map { _ in UILayoutGuide() }
        for guide in guides { container.addLayoutGuide(guide) }

        // When
        NSLayoutConstraint.activate([
            guides[0].leadingAnchor.constraint(equalTo: container.leadingAnchor),
            first.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
            guides[1].leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
            guides[2].leadingAnchor.constraint(equalTo: second.trailingAnchor),
            guides[2].trailingAnchor.constraint(equalTo: container.trailingAnchor),
            guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
            guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
        ])
        container.layoutIfNeeded()

        // Then
        expect([first, second].map(\.frame.minX), equals: [50, 150])
        expect(guides.map(\.layoutFrame.minX), equals: [0, 100, 250])
        expect(guides.map(\.layoutFrame.width), equals: [50, 50, 50])
    }

    @Test("The safe area of a scroll view is in its frame, not in its content")
    func safeAreaOfScrollView() {
        // Given
        let scrollView = UIScrollView(frame: container.frame)
        let view = make(width: 50, in: scrollView)

        // When
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.bottomAnchor),
        ])
        scrollView.layoutIfNeeded()

        // Then
        expect(view.frame.height, equals: 440)
    }

    @Test("A guide that is removed takes its constraints with it")
    func removal() {
        // Given
        let guide = UILayoutGuide()
        container.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalTo: container.widthAnchor).isActive = true

        // When
        container.removeLayoutGuide(guide)

        // Then
        expect(container.layoutGuides.isEmpty)
        expect(container.constraints.isEmpty)
        expect(guide.owningView, equals: nil)
    }

    @Test("A guide belongs to the view that it is added to last")
    func moving() {
        // Given
        let guide = UILayoutGuide()
        let other = UIView(frame: .zero)
        container.addLayoutGuide(guide)

        // When
        other.addLayoutGuide(guide)

        // Then
        expect(container.layoutGuides.isEmpty)
        expect(other.layoutGuides, equals: [guide])
        expect(guide.owningView === other)
    }

    @Test("A scroll view's content guide sets the content size, and its frame guide doesn't scroll")
    func scrollView() {
        // Given
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let content = make(width: 250, in: scrollView)
        let header = make(width: 20, in: scrollView)

        // When
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor, multiplier: 3),
            header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
        ])
        scrollView.contentOffset = CGPoint(x: 0, y: 40)
        scrollView.layoutIfNeeded()

        // Then
        expect(scrollView.contentSize, equals: CGSize(width: 250, height: 300))
        expect(content.frame, equals: CGRect(x: 0, y: 0, width: 250, height: 300))
        expect(header.frame.origin, equals: CGPoint(x: 0, y: 40))
        expect(scrollView.contentLayoutGuide.layoutFrame.size, equals: scrollView.contentSize)
    }

    @Test("A subview centered in a scroll view is in the center of its frame, not of its content")
    func middle() {
        // Given
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        let box = make(width: 80, in: scrollView)

        // When
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            box.topAnchor.constraint(equalTo: scrollView.topAnchor),
        ])
        scrollView.layoutIfNeeded()

        // Then
        expect(box.frame.minX, equals: 120)
    }

    @Test("An archive keeps custom guides with their constraints")
    func archive() throws {
        // Given
        let view = make(width: 50, in: container)
        let guides = [UILayoutGuide(), UILayoutGuide()]
        for guide in guides { container.addLayoutGuide(guide) }
        NSLayoutConstraint.activate([
            guides[1].leadingAnchor.constraint(equalTo: container.leadingAnchor),
            guides[1].widthAnchor.constraint(equalToConstant: 30),
            view.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
        ])

        // When
        let data = NSKeyedArchiver.archivedData(withRootObject: container)
        let copy = try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? UIView)
        copy.layoutIfNeeded()

        // Then
        expect(copy.subviews[0].frame.minX, equals: 30)
    }
}
