/// The equations of a view and of everything inside it that constraints place.
///
/// A view whose frame is set, by hand or by its mask, is the *root* of what constraints place inside it, at any depth:
/// they are solved together, so sizes pass from the outside in and from the inside out. Another such view inside is a
/// root of its own, unless a constraint from outside reaches into it.
///
/// Each view has four unknowns, its alignment rectangle in its superview's coordinates. Its content asks for a size
/// with its hugging and compression resistance. What no constraint speaks of stays as it is; what has limits only is
/// at one of them. Of required constraints that contradict one another the first hold, in the order of the views from
/// the outside in; the others are told in ``broken``.
struct LayoutSystem {
    /// The size that a root should have if it were free to.
    struct Fitting {
        let target: CGSize
        let horizontal: UILayoutPriority
        let vertical: UILayoutPriority
    }

    /// The view whose inside is placed.
    let root: UIView
    /// The required constraints that contradict others.
    private(set) var broken: [NSLayoutConstraint] = []

    let members: LayoutMembers
    private let fitting: Fitting?
    private(set) var solver = SimplexSolver()
    private var wishes: [(priority: Float, expression: LinearExpression, relation: SimplexSolver.Relation)] = []
    /// For each view and guide the first of its unknowns.
    private(set) var boxes: [ObjectIdentifier: Int] = [:]
    /// For each scroll view the first of the two unknowns of its content's size.
    var contents: [ObjectIdentifier: Int] = [:]
    private var ambiguous: Set<ObjectIdentifier> = []
    /// Where the solver's requirements come from, if that is to be told.
    var sources: [Int: String]?
    /// The constraints that were refused, and what they contradict, if that is to be told.
    var found: [(constraint: NSLayoutConstraint, others: [String])] = []

    /// Solves the equations of a view as large as it is, or finds a size for it; nil if constraints place nothing in
    /// it.
    init?(_ root: UIView, fitting: Fitting? = nil) {
        let members = LayoutMembers(of: root)
        guard !members.isEmpty else { return nil }
        self.root = root
        self.fitting = fitting
        self.members = members
        solve()
    }

    // MARK: Results

    /// Gives each view that constraints place the frame it is to take when its superview lays out.
    func place() {
        for view in members.placed {
            let frame = frame(of: view)
            view.layout.placement = frame
            if frame != view.frame { view.superview?.askForLayout() }
        }
        for guide in members.guides { guide.ownFrame = rectangle(of: guide) }
        for (scrollView, first) in members.scrollViews.compactMap({ view in
            contents[ObjectIdentifier(view)].map { (view, $0) }
        }) {
            if !solver.isFree(first) { scrollView.contentSize.width = max(0, solver.value(of: first)) }
            if !solver.isFree(first + 1) { scrollView.contentSize.height = max(0, solver.value(of: first + 1)) }
        }
    }

    /// The size found for the root.
    var size: CGSize { rectangle(of: root).size }

    /// Whether a view's layout is ambiguous.
    func isAmbiguous(_ view: UIView) -> Bool { ambiguous.contains(ObjectIdentifier(view)) }

    private func hasChoice(_ view: UIView) -> Bool {
        let first = boxes[ObjectIdentifier(view)]!
        return (first..<first + 4).contains { solver.isOpen($0) }
    }

    private func frame(of view: UIView) -> CGRect {
        let rectangle = rectangle(of: view)
        let insets = view.alignmentRectInsets
        return CGRect(
            x: rectangle.minX - insets.left, y: rectangle.minY - insets.top,
            width: rectangle.width + insets.left + insets.right, height: rectangle.height + insets.top + insets.bottom)
    }

    private func rectangle(of item: AnyObject) -> CGRect {
        let first = boxes[ObjectIdentifier(item)]!
        return CGRect(
            x: solver.value(of: first), y: solver.value(of: first + 2),
            width: max(0, solver.value(of: first + 1)), height: max(0, solver.value(of: first + 3)))
    }

    // MARK: Solving

    /// Texts of several lines are as high as their width has them: that is known when all has been solved once.
    mutating func solve() {
        var sizes: [ObjectIdentifier: CGSize] = [:]
        solve(sizes)
        for view in members.placed where view.heightFollowsWidth {
            let width = rectangle(of: view).width
            let size = view.sizeThatFits(CGSize(width: width, height: 0))
            if size != view.intrinsicContentSize { sizes[ObjectIdentifier(view)] = size }
        }
        if !sizes.isEmpty { solve(sizes) }
    }

    private mutating func solve(_ sizes: [ObjectIdentifier: CGSize]) {
        attempt(sizes, neverNegative: [])
        // A length is limited once it would be less than nothing: for nearly all there is no need.
        var limited: Set<Int> = []
        while case let negative = lengths.filter({ solver.value(of: $0) < -0.001 && !limited.contains($0) }),
            !negative.isEmpty
        {
            limited.formUnion(negative)
            attempt(sizes, neverNegative: limited)
        }
    }

    private var lengths: [Int] {
        members.views.flatMap { view in boxes[ObjectIdentifier(view)].map { [$0 + 1, $0 + 3] } ?? [] }
    }

    private mutating func attempt(_ sizes: [ObjectIdentifier: CGSize], neverNegative lengths: Set<Int>) {
        (solver, wishes, boxes, contents, broken) = (SimplexSolver(explains: sources != nil), [], [:], [:], [])
        if sources != nil { (sources, found) = ([:], []) }
        for item in members.items { boxes[ObjectIdentifier(item)] = newUnknowns(4) }
        placeRoot()
        for view in members.masked { keepMask(of: view) }
        for length in lengths.sorted() {
            _ = solver.require(LinearExpression(unknown: length), .atLeastZero)
        }
        broken = addConstraints()
        for view in members.placed { addContent(of: view, size: sizes[ObjectIdentifier(view)]) }
        if fitting != nil { addContent(of: root, size: nil) }
        settleWishes()
        ambiguous = Set(members.placed.filter(hasChoice).map { ObjectIdentifier($0) })
        for view in members.placed { keep(view) }
    }

    mutating func newUnknowns(_ count: Int) -> Int {
        let first = solver.unknown()
        for _ in 1..<count { _ = solver.unknown() }
        return first
    }

    private mutating func settleWishes() {
        // The sort must be stable, so that results can be repeated. Equations come before limits: they are solved
        // without a search.
        let ordered = wishes.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            if first.priority != second.priority { return first.priority > second.priority }
            if first.relation != second.relation { return first.relation == .zero }
            return one.offset < other.offset
        }
        var strength = ordered.first?.element.priority
        for (_, wish) in ordered {
            if wish.priority != strength {
                solver.settleWishes()
                strength = wish.priority
            }
            solver.wish(wish.expression, wish.relation)
        }
        solver.settleWishes()
    }

    /// Says what must or should hold, and who says so; gives whether it can.
    mutating func hold(
        _ expression: LinearExpression, _ relation: SimplexSolver.Relation, _ priority: UILayoutPriority = .required,
        from source: @autoclosure () -> String
    ) -> Bool {
        guard priority < .required else {
            if sources != nil { sources![solver.requirements + 1] = source() }
            return solver.require(expression, relation)
        }
        wishes.append((priority.rawValue, expression, relation))
        return true
    }

    // MARK: What is known

    private mutating func placeRoot() {
        let first = boxes[ObjectIdentifier(root)]!
        set(first, to: 0, from: "position")
        set(first + 2, to: 0, from: "position")
        let insets = root.alignmentRectInsets
        let (target, horizontal, vertical) =
            fitting.map { ($0.target, $0.horizontal, $0.vertical) } ?? (root.bounds.size, .required, .required)
        set(first + 1, to: target.width - insets.left - insets.right, horizontal, from: "Encapsulated-Layout-Width")
        set(first + 3, to: target.height - insets.top - insets.bottom, vertical, from: "Encapsulated-Layout-Height")
    }

    private mutating func set(
        _ unknown: Int, to value: CGFloat, _ priority: UILayoutPriority = .required, from name: String
    ) {
        var difference = LinearExpression(-Double(value))
        difference.add(LinearExpression(unknown: unknown))
        let root = root
        _ = hold(
            difference, .zero, priority,
            from: "<NSLayoutConstraint 'UIView-\(name)' \(Trace.name(of: root)) == \(Double(value))   (active)>")
    }

    /// A view placed by its mask follows its superview, which may be about to get another size.
    private mutating func keepMask(of view: UIView) {
        guard let superview = view.superview, let outer = boxes[ObjectIdentifier(superview)] else { return }
        let first = boxes[ObjectIdentifier(view)]!
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let shares = view.autoresizingShares(axis, in: superview.bounds.size)
            let (start, length, total) =
                axis == .horizontal
                ? (view.frame.minX, view.frame.width, superview.bounds.width)
                : (view.frame.minY, view.frame.height, superview.bounds.height)
            for (unknown, value, share) in [(0, start, shares.start), (1, length, shares.length)] {
                var difference = LinearExpression(Double(share * total - value))
                difference.add(LinearExpression(unknown: first + axis.rawValue * 2 + unknown))
                difference.add(LinearExpression(unknown: outer + axis.rawValue * 2 + 1), times: -Double(share))
                _ = hold(
                    difference, .zero,
                    from: "<NSAutoresizingMaskLayoutConstraint \(Trace.name(of: view)), whose frame is \(view.frame)>")
            }
        }
    }

    /// What the content asks for: not less than its size, and not more.
    private mutating func addContent(of view: UIView, size: CGSize?) {
        let size = size ?? view.intrinsicContentSize
        let first = boxes[ObjectIdentifier(view)]!
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let length = axis == .horizontal ? size.width : size.height
            guard length >= 0 else { continue }
            var spare = LinearExpression(-Double(length))
            spare.add(LinearExpression(unknown: first + axis.rawValue * 2 + 1))
            for (expression, priority) in [
                (spare, view.contentCompressionResistancePriority(for: axis)),
                (spare.times(-1), view.contentHuggingPriority(for: axis)),
            ] {
                _ = hold(
                    expression, .atLeastZero, priority,
                    from: "<NSContentSizeLayoutConstraint \(Trace.name(of: view)) \(size)>")
            }
        }
    }

    private mutating func keep(_ view: UIView) {
        let first = boxes[ObjectIdentifier(view)]!
        let insets = view.alignmentRectInsets
        solver.keep(first + 1, at: Double(view.frame.width - insets.left - insets.right))
        solver.keep(first + 3, at: Double(view.frame.height - insets.top - insets.bottom))
        solver.keep(first, at: Double(view.frame.minX + insets.left))
        solver.keep(first + 2, at: Double(view.frame.minY + insets.top))
    }
}
