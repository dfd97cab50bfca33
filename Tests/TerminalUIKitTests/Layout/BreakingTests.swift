import TerminalUIKit
import TerminalTesting
import Testing

/// The constraint that breaks if required ones contradict one another, as in frames that Xcode stored.
struct BreakingTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    private func make(_ parent: UIView) -> UIView {
        let view = UIView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    @Test(
        "If a height contradicts the edges, the constraint at the bottom breaks, whatever the order",
        arguments: [[0, 1, 2], [2, 1, 0]])
    func endBreaks(order: [Int]) {
        // Given
        let view = make(container)
        container.frame.size.height = 99
        let constraints = [
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            view.heightAnchor.constraint(equalToConstant: 65),
            container.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
        ]

        // When
        NSLayoutConstraint.activate(order.map { constraints[$0] })
        container.layoutIfNeeded()

        // Then
        expect(view.frame.minY, equals: 10)
        expect(view.frame.height, equals: 65)
    }

    @Test("A height breaks in a list's cell, header or footer, and an edge elsewhere", arguments: [true, false])
    func lengthBreaks(isInList: Bool) {
        // Given
        let list = UIScrollView(frame: container.frame)
        if isInList { list.addSubview(container) }
        container.frame.size.height = 99
        let box = make(container)
        let view = make(box)

        // When
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            container.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: box.topAnchor),
            box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            view.heightAnchor.constraint(equalToConstant: 65),
        ])
        container.layoutIfNeeded()

        // Then
        expect(box.frame.minY, equals: 10)
        expect(view.frame.height, equals: isInList ? 79 : 65)
    }

    @Test("In a list, the larger of two heights breaks, and a limit further out holds")
    func largestBreaks() {
        // Given
        let list = UIScrollView(frame: container.frame)
        list.addSubview(container)
        container.frame.size.height = 50
        let (upper, lower) = (make(container), make(container))

        // When
        NSLayoutConstraint.activate([
            upper.heightAnchor.constraint(equalToConstant: 60),
            lower.heightAnchor.constraint(equalToConstant: 1),
            upper.topAnchor.constraint(equalTo: container.topAnchor),
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
            lower.bottomAnchor.constraint(lessThanOrEqualTo: container.bottomAnchor),
        ])
        container.layoutIfNeeded()

        // Then
        expect([upper, lower].map(\.frame.height), equals: [0, 1])
    }

    @Test("If a center contradicts a view's edges, it breaks")
    func centerBreaks() {
        // Given
        let view = make(container)

        // When
        NSLayoutConstraint.activate([
            view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            view.heightAnchor.constraint(equalToConstant: 65),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
        ])
        container.layoutIfNeeded()

        // Then
        expect(view.frame.minY, equals: 10)
    }
}
