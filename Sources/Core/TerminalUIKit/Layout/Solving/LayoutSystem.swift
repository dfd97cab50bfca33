/// The equations of a view and of everything inside it that constraints place.
///
/// A view whose frame is set, by code or by its mask, is the *root* of the views that constraints place inside it, at
/// any depth. Their constraints are solved together, so sizes pass from the outside in and from the inside out. Another
/// such view inside is a root of its own, unless a constraint from outside reaches into it.
///
/// Each view has four unknowns, its alignment rectangle in its superview's coordinates. Its content asks for a size
/// with its hugging and compression resistance. A place without constraints stays as it is. A place that has only
/// limits is at one of them. A length that has only limits is as near to 0 as they allow, or, while a document is
/// looked at, as near to the file's. If required constraints contradict one another, those that come first in
/// ``LayoutMembers/constraints`` apply. The others are reported in ``broken``.
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
    /// The number of each view and guide.
    private let numbers: [ObjectIdentifier: Int]
    /// For each scroll view the first of the two unknowns of its content's size.
    var contents: [ObjectIdentifier: Int] = [:]
    /// A Boolean value that indicates whether all lengths are required not to be negative, because one was. Most
    /// systems don't need it.
    private var isLimited = false
    private var values: [Double] = []
    private var ambiguous: Set<ObjectIdentifier> = []
    /// The sources of the solver's requirements, or nil unless conflicts are to be reported.
    var sources: [Int: Source]?
    /// The constraints that were refused, and the constraints that they contradict, if a report is wanted.
    var found: [Conflict] = []

    /// Solves the equations of a view as large as it is, or finds a size for it, or nil if no constraint places
    /// anything in it.
    init?(_ root: UIView, fitting: Fitting? = nil) {
        let members = LayoutMembers(of: root)
        guard !members.isEmpty else { return nil }
        self.root = root
        self.fitting = fitting
        self.members = members
        let items = members.items.enumerated().map { (ObjectIdentifier($1), $0) }
        numbers = Dictionary(uniqueKeysWithValues: items)
        solve()
    }

    // MARK: Unknowns

    /// The unknown that is the length of a view or guide, or nil for one that is not a member.
    func length(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> Int? {
        numbers[ObjectIdentifier(item)].map { 2 * $0 + axis.rawValue }
    }

    /// The unknown that says where a view or guide begins, or nil for one that is not a member. These come after all
    /// lengths, which contents speak of.
    func start(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> Int? {
        length(of: item, axis).map { 2 * numbers.count + $0 }
    }

    /// The lengths of a member along both axes, then where it begins.
    private func unknowns(of item: AnyObject) -> [Int] {
        Self.axes.map { length(of: item, $0)! } + Self.axes.map { start(of: item, $0)! }
    }

    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    // MARK: Results

    /// Sets the frame that each view placed by constraints takes when its superview lays out.
    func place() {
        for view in members.placed {
            let frame = frame(of: view)
            view.layout.placement = frame
            if frame != view.storedFrame { view.superview?.askForLayout() }
        }
        for guide in members.guides { guide.ownFrame = rectangle(of: guide) }
        guard !contents.isEmpty else { return }
        let unlimited = solver.unlimited
        for (scrollView, first) in members.scrollViews.compactMap({ view in
            contents[ObjectIdentifier(view)].map { (view, $0) }
        }) {
            if !unlimited[first] { scrollView.contentSize.width = max(0, values[first]) }
            if !unlimited[first + 1] { scrollView.contentSize.height = max(0, values[first + 1]) }
        }
    }

    /// The size found for the root.
    var size: CGSize { rectangle(of: root).size }

    /// Returns a Boolean value that indicates whether a view's layout is ambiguous.
    func isAmbiguous(_ view: UIView) -> Bool { ambiguous.contains(ObjectIdentifier(view)) }

    private func frame(of view: UIView) -> CGRect {
        let rectangle = rectangle(of: view)
        let insets = view.alignmentRectInsets
        return CGRect(
            x: rectangle.minX - insets.left, y: rectangle.minY - insets.top,
            width: rectangle.width + insets.left + insets.right, height: rectangle.height + insets.top + insets.bottom)
    }

    private func rectangle(of item: AnyObject) -> CGRect {
        let parts = unknowns(of: item).map { values[$0] }
        return CGRect(x: parts[2], y: parts[3], width: max(0, parts[0]), height: max(0, parts[1]))
    }

    // MARK: Solving

    /// Texts of several lines are as high as their width has them: that is known when all has been solved once, and has
    /// no effect of what must hold.
    mutating func solve() {
        hold()
        let start = self
        find([:])
        var sizes: [ObjectIdentifier: CGSize] = [:]
        for view in members.placed where view.heightFollowsWidth {
            let width = rectangle(of: view).width
            let size = view.sizeThatFits(CGSize(width: width, height: 0))
            if size != view.intrinsicContentSize { sizes[ObjectIdentifier(view)] = size }
        }
        guard !sizes.isEmpty else { return }
        self = start
        find(sizes)
    }

    /// Adds the requirements to the solver.
    mutating func hold() {
        (solver, wishes, contents, broken) = (SimplexSolver(explains: sources != nil), [], [:], [])
        _ = newUnknowns(4 * numbers.count)
        placeRoot()
        for view in members.masked { keepMask(of: view) }
        if isLimited {
            for length in lengths { _ = solver.require(LinearExpression(unknown: length), .atLeastZero) }
        }
        broken = addConstraints()
    }

    /// Meets what should hold, and from that all values.
    private mutating func find(_ sizes: [ObjectIdentifier: CGSize]) {
        for view in members.placed { addContent(of: view, size: sizes[ObjectIdentifier(view)]) }
        if fitting != nil { addContent(of: root, size: nil) }
        settleWishes()
        let open = solver.open
        ambiguous = Set(
            members.placed.filter { unknowns(of: $0).contains { open[$0] } }.map { ObjectIdentifier($0) })
        let unlimited = solver.unlimited
        for view in members.placed { keep(view) { unlimited[$0] } }
        let isStored = World.current.observer != nil && fitting == nil
        for view in members.placed where isStored { keepLengths(of: view) { open[$0] && !unlimited[$0] } }
        for length in lengths where !isStored && open[length] && !unlimited[length] {
            solver.wish(LinearExpression(unknown: length), .zero)
        }
        solver.settleWishes()
        values = solver.values
        guard !isLimited, lengths.contains(where: { values[$0] < -0.001 }) else { return }
        isLimited = true
        hold()
        find(sizes)
    }

    private var lengths: Range<Int> { 0..<2 * members.views.count }

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

    /// Adds a requirement or a wish, with its source, and returns whether it can be met.
    mutating func hold(
        _ expression: LinearExpression, _ relation: SimplexSolver.Relation, _ priority: UILayoutPriority = .required,
        from source: @autoclosure () -> Source
    ) -> Bool {
        guard priority < .required else {
            if sources != nil { sources![solver.requirements + 1] = source() }
            return solver.require(expression, relation)
        }
        wishes.append((priority.rawValue, expression, relation))
        return true
    }

    // MARK: Known values

    private mutating func placeRoot() {
        let root = unknowns(of: root)
        set(root[2], to: 0, from: "position")
        set(root[3], to: 0, from: "position")
        let insets = self.root.alignmentRectInsets
        let (target, horizontal, vertical) =
            fitting.map { ($0.target, $0.horizontal, $0.vertical) } ?? (self.root.bounds.size, .required, .required)
        set(root[0], to: target.width - insets.left - insets.right, horizontal, from: "Encapsulated-Layout-Width")
        set(root[1], to: target.height - insets.top - insets.bottom, vertical, from: "Encapsulated-Layout-Height")
    }

    private mutating func set(
        _ unknown: Int, to value: CGFloat, _ priority: UILayoutPriority = .required, from name: String
    ) {
        var difference = LinearExpression(-Double(value))
        difference.add(LinearExpression(unknown: unknown))
        let root = root
        _ = hold(
            difference, .zero, priority,
            from: .other(
                "<NSLayoutConstraint 'UIView-\(name)' \(Trace.name(of: root)) == \(Double(value))   (active)>"))
    }

    /// A view placed by its mask follows its superview, which may be about to get another size.
    private mutating func keepMask(of view: UIView) {
        guard let superview = view.superview else { return }
        for axis in Self.axes {
            guard let outer = length(of: superview, axis) else { return }
            let shares = view.autoresizingShares(axis, in: superview.bounds.size)
            let (first, extent, total) =
                axis == .horizontal
                ? (view.frame.minX, view.frame.width, superview.bounds.width)
                : (view.frame.minY, view.frame.height, superview.bounds.height)
            for (unknown, value, share) in [
                (start(of: view, axis)!, first, shares.start), (length(of: view, axis)!, extent, shares.length),
            ] {
                var difference = LinearExpression(Double(share * total - value))
                difference.add(LinearExpression(unknown: unknown))
                difference.add(LinearExpression(unknown: outer), times: -Double(share))
                _ = hold(
                    difference, .zero,
                    from: .other(
                        "<NSAutoresizingMaskLayoutConstraint \(Trace.name(of: view)), whose frame is \(view.frame)>"))
            }
        }
    }

    /// Adds the wishes of the content: to be no smaller than its size, and no larger. A text that can break its line
    /// doesn't require the width of the whole line, even if its compression resistance is required.
    private mutating func addContent(of view: UIView, size: CGSize?) {
        let mayBreak = size == nil && view.heightFollowsWidth
        let size = size ?? view.intrinsicContentSize
        let noted = view.layout.notedSize ?? .init(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        for axis in Self.axes {
            let notedLength = axis == .horizontal ? noted.width : noted.height
            let length = notedLength >= 0 ? notedLength : axis == .horizontal ? size.width : size.height
            guard length >= 0 else { continue }
            var spare = LinearExpression(-Double(length))
            spare.add(LinearExpression(unknown: self.length(of: view, axis)!))
            let resistance = view.contentCompressionResistancePriority(for: axis)
            for (expression, priority) in [
                (spare, mayBreak && axis == .horizontal ? min(resistance, UILayoutPriority(999)) : resistance),
                (spare.times(-1), view.contentHuggingPriority(for: axis)),
            ] {
                _ = hold(
                    expression, .atLeastZero, priority,
                    from: .other("<NSContentSizeLayoutConstraint \(Trace.name(of: view)) \(size)>"))
            }
        }
    }

    /// Keeps the values of those unknowns of a view that no constraint limits.
    private mutating func keep(_ view: UIView, where isUnlimited: (Int) -> Bool) {
        for (unknown, value) in zip(unknowns(of: view), values(of: view)) where isUnlimited(unknown) {
            solver.keep(unknown, at: value)
        }
    }

    /// Keeps the lengths of a view that have only limits, as far as these allow. Interface Builder does so, as frames
    /// that Xcode stored say.
    private mutating func keepLengths(of view: UIView, where isLimited: (Int) -> Bool) {
        for (unknown, value) in zip(unknowns(of: view).prefix(2), values(of: view)) where isLimited(unknown) {
            var difference = LinearExpression(-value)
            difference.add(LinearExpression(unknown: unknown))
            solver.wish(difference, .zero)
        }
    }

    /// Returns the values that the unknowns of a view have before constraints place it.
    private func values(of view: UIView) -> [Double] {
        let (origin, size) = (view.frame.origin, view.layout.isReplacement ? .zero : view.frame.size)
        let insets = view.alignmentRectInsets
        return [
            size.width - insets.left - insets.right, size.height - insets.top - insets.bottom, origin.x + insets.left,
            origin.y + insets.top,
        ].map { Double($0) }
    }
}
