/// Finds the frames of a view's subviews from constraints.
///
/// It is no Cassowary. Constraints are linear equations, taken in the order of their priorities: one that contradicts
/// the stronger ones is dropped, without UIKit's log. A view's natural size counts with its hugging priority alone;
/// compression resistance is not known. An inequality counts, as an equation, once it is violated. Whatever is still
/// open keeps the length, then the place it has. One view's subviews are placed at a time, from the outside in: a view
/// never takes its size from what is inside it, except a scroll view its content's size, and one that is asked for its
/// fitting size.
struct ConstraintSolver {
    /// The size that a container should have if it were free to.
    struct Fitting {
        let target: CGSize
        let horizontal: UILayoutPriority
        let vertical: UILayoutPriority
    }

    private typealias Expression = LinearSystem.Expression

    private let container: UIView
    private let fitting: Fitting?
    private let placed: [UIView]
    private let numbers: [ObjectIdentifier: Int]
    private var equations: [(priority: Float, expression: Expression)] = []
    private var inequalities: [(priority: Float, expression: Expression)] = []

    /// Prepares a solution; nil if no subview is placed by constraints.
    ///
    /// - Parameter fitting: The size to find for the container; nil if it has the size it has.
    init?(_ container: UIView, fitting: Fitting? = nil) {
        self.container = container
        self.fitting = fitting
        placed = container.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
        guard !placed.isEmpty else { return nil }
        numbers = Dictionary(uniqueKeysWithValues: placed.enumerated().map { (ObjectIdentifier($1), $0) })
        for constraint in relevantConstraints { add(constraint) }
        for view in placed {
            let size = view.intrinsicContentSize
            addLength(size.width, of: view, .horizontal)
            if !view.heightFollowsWidth { addLength(size.height, of: view, .vertical) }
        }
        guard let fitting else { return }
        addEnd(fitting.target.width, fitting.horizontal, .horizontal)
        addEnd(fitting.target.height, fitting.vertical, .vertical)
    }

    /// Gives the subviews their frames.
    mutating func place() {
        let system = settled()
        for (number, view) in placed.enumerated() {
            let frame = CGRect(
                x: system.value(of: unknown(number, .horizontal, false)) ?? 0,
                y: system.value(of: unknown(number, .vertical, false)) ?? 0,
                width: max(0, system.value(of: unknown(number, .horizontal, true)) ?? 0),
                height: max(0, system.value(of: unknown(number, .vertical, true)) ?? 0))
            if frame != view.frame { view.frame = frame }
        }
        if let scrollView = container as? UIScrollView {
            if let width = system.value(of: contentEnd(.horizontal)) { scrollView.contentSize.width = width }
            if let height = system.value(of: contentEnd(.vertical)) { scrollView.contentSize.height = height }
        }
    }

    /// The size that the container is to have, for which its subviews are not placed.
    mutating func fittingSize() -> CGSize {
        let system = settled()
        return CGSize(
            width: max(0, system.value(of: contentEnd(.horizontal)) ?? 0),
            height: max(0, system.value(of: contentEnd(.vertical)) ?? 0))
    }

    /// The equations solved, with the inequalities among them that would be violated, and the heights of texts that are
    /// broken at their widths.
    private mutating func settled() -> LinearSystem {
        var system = consistent()
        let wrapped = placed.filter(\.heightFollowsWidth)
        guard !wrapped.isEmpty else { return system }
        for view in wrapped {
            let width = system.value(of: unknown(numbers[ObjectIdentifier(view)]!, .horizontal, true)) ?? 0
            addLength(view.sizeThatFits(CGSize(width: width, height: 0)).height, of: view, .vertical)
        }
        system = consistent()
        return system
    }

    private mutating func consistent() -> LinearSystem {
        var system = solution()
        // One that is violated becomes an equation; each can only once.
        while let index = inequalities.firstIndex(where: { (system.value(of: $0.expression) ?? 0) < -0.001 }) {
            equations.append(inequalities.remove(at: index))
            system = solution()
        }
        return system
    }

    // MARK: Equations

    private func solution() -> LinearSystem {
        var system = LinearSystem()
        // Sorting must keep the order of equals, so that results can be repeated.
        let ordered = equations.enumerated().sorted {
            ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
        }
        for (_, equation) in ordered { system.add(equation.expression) }
        for isLength in [true, false] {
            for (number, view) in placed.enumerated() {
                let (x, y) =
                    isLength ? (view.frame.width, view.frame.height) : (view.frame.minX, view.frame.minY)
                system.add(Expression(constant: -x, factors: [unknown(number, .horizontal, isLength): 1]))
                system.add(Expression(constant: -y, factors: [unknown(number, .vertical, isLength): 1]))
            }
        }
        return system
    }

    /// The constraints that may say something of the subviews: the container's and those of the views around it, and of
    /// a subview's own those that don't reach inside it.
    private var relevantConstraints: [NSLayoutConstraint] {
        let around =
            fitting == nil
            ? sequence(first: container, next: \.superview).flatMap(\.constraints) : container.constraints
        let own = placed.flatMap { view in view.constraints.filter { $0.views.allSatisfy { $0 === view } } }
        return around + own
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard constraint.views.contains(where: { numbers[ObjectIdentifier($0)] != nil }),
            let first = LayoutTerm(constraint.firstItem, constraint.firstAttribute),
            var difference = expression(for: first)
        else { return }
        difference.constant -= constraint.constant
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = LayoutTerm(constraint.secondItem, constraint.secondAttribute),
                let other = expression(for: second)
            else { return }
            difference.add(other, times: -constraint.multiplier)
        }
        let priority = constraint.priority.rawValue
        switch constraint.relation {
        case .equal:
            equations.append((priority, difference))
        case .greaterThanOrEqual:
            inequalities.append((priority, difference))
        case .lessThanOrEqual:
            var negative = Expression(constant: 0)
            negative.add(difference, times: -1)
            inequalities.append((priority, negative))
        }
    }

    private mutating func addLength(_ length: CGFloat, of view: UIView, _ axis: NSLayoutConstraint.Axis) {
        guard length >= 0, let number = numbers[ObjectIdentifier(view)] else { return }
        let expression = Expression(constant: -length, factors: [unknown(number, axis, true): 1])
        equations.append((view.contentHuggingPriority(for: axis).rawValue, expression))
    }

    private mutating func addEnd(_ end: CGFloat, _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        equations.append((priority.rawValue, Expression(constant: -end, factors: [contentEnd(axis): 1])))
    }

    // MARK: Unknowns

    /// The number of a subview's start or length.
    private func unknown(_ number: Int, _ axis: NSLayoutConstraint.Axis, _ isLength: Bool) -> Int {
        number * 4 + axis.rawValue * 2 + (isLength ? 1 : 0)
    }

    /// The number of the end of a scroll view's content, or of a container whose size is to be found.
    private func contentEnd(_ axis: NSLayoutConstraint.Axis) -> Int { placed.count * 4 + axis.rawValue }

    /// A side of a constraint in the container's coordinates; nil if it is inside a subview, which is placed later.
    private func expression(for term: LayoutTerm) -> Expression? {
        let view = term.view
        if let number = numbers[ObjectIdentifier(view)] {
            let start = unknown(number, term.axis, false)
            let length = unknown(number, term.axis, true)
            let factors: [Int: Double] =
                switch term.line {
                case .start: [start: 1]
                case .middle: [start: 1, length: 0.5]
                case .end: [start: 1, length: 1]
                case .length: [length: 1]
                }
            return Expression(constant: term.offset, factors: factors)
        }
        if view === container, fitting != nil || (view is UIScrollView && term.line != .length) {
            let factors: [Int: Double] =
                switch term.line {
                case .start: [:]
                case .middle: [contentEnd(term.axis): 0.5]
                case .end, .length: [contentEnd(term.axis): 1]
                }
            return Expression(constant: term.offset, factors: factors)
        }
        let isInside = view !== container && view.superview !== container && view.isDescendant(of: container)
        guard !isInside else { return nil }
        return Expression(constant: position(of: term) + term.offset)
    }

    private func position(of term: LayoutTerm) -> CGFloat {
        let frame = container.convert(term.view.bounds, from: term.view)
        return switch (term.line, term.axis) {
        case (.start, .horizontal): frame.minX
        case (.middle, .horizontal): frame.midX
        case (.end, .horizontal): frame.maxX
        case (.length, .horizontal): frame.width
        case (.start, .vertical): frame.minY
        case (.middle, .vertical): frame.midY
        case (.end, .vertical): frame.maxY
        case (.length, .vertical): frame.height
        }
    }
}
