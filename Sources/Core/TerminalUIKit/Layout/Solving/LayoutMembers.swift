/// The members of a layout whose geometry is found together: a root, the views and guides inside that constraints
/// place, and the views that masks place and constraints refer to.
struct LayoutMembers {
    /// The root, then all others, from the outside in.
    private(set) var views: [UIView] = []
    /// The views that constraints place.
    private(set) var placed: [UIView] = []
    /// The views inside the root that their masks place.
    private(set) var masked: [UIView] = []
    /// The guides that have a place of their own.
    private(set) var guides: [UILayoutGuide] = []
    /// The constraints among them all. If required ones contradict one another, the later ones break.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The depth of each view, seen from the root.
    private var depths: [ObjectIdentifier: Int] = [:]

    /// Finds them.
    ///
    /// - Complexity: O(*n*) for as many subviews of the views that constraints place.
    init(of root: UIView) {
        // Most views have no constraints.
        guard root.mayPlaceByConstraints else { return }
        add(root)
        enter(root)
        var next = 0
        while next < constraints.count {
            let constraint = constraints[next]
            next += 1
            for view in constraint.views { addPath(to: view, from: root) }
        }
        order(
            isFromOutside: World.current.systemVersion >= .iOS13
                && root.ancestors.dropFirst().contains { $0 is UIScrollView })
    }

    /// Sorts the constraints, so that those break that Interface Builder breaks.
    ///
    /// Since Xcode 11, constraints further in break in cells, headers and footers of a list, and of one depth the
    /// larger constants. Elsewhere, constraints further out break, and limits, because equations need no search. Frames
    /// in public repositories tell so: of a top, a height and a bottom, 53 of 54 cells keep both edges, and 169 of 172
    /// other views keep top and height.
    private mutating func order(isFromOutside: Bool) {
        guard isFromOutside else {
            constraints = constraints.filter { $0.relation == .equal } + constraints.filter { $0.relation != .equal }
            return
        }
        let keys = constraints.enumerated().map { offset, constraint in
            let holder = constraint.holdingView!
            return (
                depths[ObjectIdentifier(holder)] ?? 0, constraint.yielding(in: holder), constraint.constant, offset
            )
        }
        constraints = keys.sorted { $0 < $1 }.map { constraints[$0.3] }
    }

    /// A Boolean value that indicates whether no view must be placed.
    var isEmpty: Bool { placed.isEmpty && guides.isEmpty }

    /// The views and guides that have unknowns.
    var items: [AnyObject] { views + guides }

    /// The scroll views among the views.
    var scrollViews: [UIScrollView] { views.compactMap { $0 as? UIScrollView } }

    private mutating func add(_ view: UIView) {
        depths[ObjectIdentifier(view)] = (view.superview.flatMap { depths[ObjectIdentifier($0)] } ?? -1) + 1
        views.append(view)
    }

    /// Adds the views and guides inside a view, as deep as constraints place them.
    private mutating func enter(_ view: UIView) {
        guides += view.layoutGuides
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard depths[ObjectIdentifier(subview)] == nil else { continue }
            add(subview)
            placed.append(subview)
            enter(subview)
        }
        // Whatever the file's order, frames that Xcode stored say.
        for rank in 0...2 { constraints += view.constraints.filter { $0.yielding(in: view) == rank } }
    }

    /// Adds a view that a constraint refers to, with its ancestors.
    private mutating func addPath(to view: UIView, from root: UIView) {
        guard depths[ObjectIdentifier(view)] == nil, let superview = view.superview else { return }
        addPath(to: superview, from: root)
        guard depths[ObjectIdentifier(superview)] != nil, depths[ObjectIdentifier(view)] == nil else { return }
        add(view)
        if view.translatesAutoresizingMaskIntoConstraints { masked.append(view) } else { placed.append(view) }
        if !view.isLayoutRoot { enter(view) }
    }
}

extension UIView {
    /// A Boolean value that indicates whether constraints may place something inside.
    var mayPlaceByConstraints: Bool {
        !layout.constraints.isEmpty || !layout.ownGuides.isEmpty
            || storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
