import TerminalUIKit
import TerminalTesting
import Testing

/// In which order views are laid out, and which.
struct LayoutPassTests {
    /// Notes when it is laid out.
    private final class Noted: UIView {
        var whileLaidOut: (Noted) -> Void = { _ in }

        override func layoutSubviews() {
            super.layoutSubviews()
            whileLaidOut(self)
        }
    }

    /// Which views were laid out, in order.
    private final class Passes {
        var numbers: [Int] = []
    }

    private let views = (1...3).map { _ in Noted(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    private let passes = Passes()

    init() {
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].layoutIfNeeded()
        for (index, view) in views.enumerated() {
            view.whileLaidOut = { [passes] _ in passes.numbers.append(index + 1) }
        }
    }

    @Test("layoutIfNeeded begins at the outermost superview that needs layout")
    func climbing() {
        // Given
        views[0].setNeedsLayout()
        views[1].setNeedsLayout()

        // When
        views[2].layoutIfNeeded()

        // Then
        expect(passes.numbers, equals: [1, 2])
    }

    @Test("layoutIfNeeded doesn't pass a superview that needs no layout")
    func gap() {
        // Given
        views[0].setNeedsLayout()
        views[2].setNeedsLayout()

        // When
        views[2].layoutIfNeeded()

        // Then
        expect(passes.numbers, equals: [3])
    }

    @Test("Laying out a view that its superview's layout adds doesn't begin the superview's layout again")
    func within() {
        // Given
        views[0].whileLaidOut = { [passes] view in
            passes.numbers.append(1)
            let new = UIView(frame: .zero)
            view.addSubview(new)
            new.layoutIfNeeded()
        }
        views[0].setNeedsLayout()

        // When
        views[0].layoutIfNeeded()

        // Then
        expect(passes.numbers, equals: [1])
    }

    @Test("A view deep inside that needs layout is laid out once, from the outside")
    func deep() {
        // Given
        views[2].setNeedsLayout()

        // When
        views[0].layoutIfNeeded()
        views[0].layoutIfNeeded()

        // Then
        expect(passes.numbers, equals: [3])
    }

    @Test("Adding a view lays out its subviews that need layout")
    func arriving() {
        // Given
        views[1].removeFromSuperview()
        views[0].layoutIfNeeded()
        passes.numbers = []
        views[2].setNeedsLayout()

        // When
        views[0].addSubview(views[1])
        views[0].layoutIfNeeded()

        // Then
        expect(passes.numbers, equals: [1, 3])
    }

    @Test("A request for layout during a layout is performed the next time")
    func again() {
        // Given
        views[2].whileLaidOut = { [passes] view in
            passes.numbers.append(3)
            if passes.numbers.count == 1 { view.setNeedsLayout() }
        }
        views[2].setNeedsLayout()

        // When
        views[0].layoutIfNeeded()
        views[0].layoutIfNeeded()

        // Then
        expect(passes.numbers, equals: [3, 3])
    }

    @Test("A view deep inside updates its constraints before the layout")
    func constraints() {
        // Given
        final class Constrained: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Constrained()
        views[2].addSubview(view)
        views[0].layoutIfNeeded()

        // When
        view.setNeedsUpdateConstraints()
        views[0].layoutIfNeeded()
        views[0].layoutIfNeeded()

        // Then
        expect(view.updates, equals: 2)
    }
}
