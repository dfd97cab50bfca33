import TerminalUIKit
import TerminalTesting
import Testing

/// Which constraints go when a view is put elsewhere.
struct LeavingTests {
    private let outer = UIView()
    private let container = UIView()
    private let elsewhere = UIView()
    private let view = UIView()
    private let inner = UIView()
    private let sibling = UIView()

    init() {
        outer.addSubview(container)
        [sibling, view].forEach(container.addSubview)
        view.addSubview(inner)
        let constraints = [
            ("to what stays", view.topAnchor.constraint(equalTo: container.topAnchor)),
            ("of a sibling to it", sibling.leftAnchor.constraint(equalTo: view.rightAnchor)),
            ("of what is inside", inner.leftAnchor.constraint(equalTo: outer.leftAnchor)),
            ("inside", inner.topAnchor.constraint(equalTo: view.topAnchor)),
            ("of its own", view.widthAnchor.constraint(equalToConstant: 5)),
            ("of others", sibling.topAnchor.constraint(equalTo: container.topAnchor)),
        ]
        for (name, constraint) in constraints {
            constraint.identifier = name
            constraint.isActive = true
        }
    }

    /// Whoever has constraints, with their names.
    private func held() -> [String] {
        [outer, container, elsewhere, view, inner, sibling].flatMap(\.constraints).map { $0.identifier ?? "" }
    }

    @Test("However a view leaves its superview, the constraints between it and the views that stay are removed")
    func leaving() {
        let ways: [(name: String, leave: (LeavingTests) -> Void)] = [
            ("removed", { $0.view.removeFromSuperview() }), ("added", { $0.elsewhere.addSubview($0.view) }),
            ("inserted by number", { $0.elsewhere.insertSubview($0.view, at: 0) }),
            (
                "inserted above",
                {
                    let neighbor = UIView()
                    $0.elsewhere.addSubview(neighbor)
                    $0.elsewhere.insertSubview($0.view, aboveSubview: neighbor)
                }
            ),
            (
                "inserted below",
                {
                    let neighbor = UIView()
                    $0.elsewhere.addSubview(neighbor)
                    $0.elsewhere.insertSubview($0.view, belowSubview: neighbor)
                }
            ), ("arranged", { _ = UIStackView(arrangedSubviews: [$0.view]) }),
        ]
        for (name, leave) in ways {
            // Given
            let views = LeavingTests()
            let before = views.held()

            // When
            leave(views)

            // Then
            expect(Set(before).count, equals: 6)
            expect(Set(views.held()), equals: ["of others", "of its own", "inside"], "\(name)")
        }
    }

    @Test("A view whose order among its siblings changes keeps all its constraints")
    func staying() {
        let ways: [(name: String, move: (LeavingTests) -> Void)] = [
            ("added again", { $0.container.addSubview($0.view) }),
            ("inserted", { $0.container.insertSubview($0.view, at: 0) }),
            ("inserted below", { $0.container.insertSubview($0.view, belowSubview: $0.sibling) }),
            ("brought to the front", { $0.container.bringSubviewToFront($0.sibling) }),
            ("sent to the back", { $0.container.sendSubviewToBack($0.view) }),
            ("exchanged", { $0.container.exchangeSubview(at: 0, withSubviewAt: 1) }),
        ]
        for (name, move) in ways {
            // Given
            let views = LeavingTests()
            let before = views.held()

            // When
            move(views)

            // Then
            expect(views.held() == before && before.count == 6, "\(name)")
            let order = [views.view, views.sibling]
            expect(views.container.subviews, equals: (name == "added again" ? order.reversed() : order), "\(name)")
        }
    }
}
