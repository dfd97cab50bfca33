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
    /// The constraints among them all, from the inside out.
    private(set) var constraints: [NSLayoutConstraint] = []
    private var seen: Set<ObjectIdentifier> = []

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
    }

    /// A Boolean value that indicates whether no view must be placed.
    var isEmpty: Bool { placed.isEmpty && guides.isEmpty }

    /// The views and guides that have unknowns.
    var items: [AnyObject] { views + guides }

    /// The scroll views among the views.
    var scrollViews: [UIScrollView] { views.compactMap { $0 as? UIScrollView } }

    private mutating func add(_ view: UIView) {
        seen.insert(ObjectIdentifier(view))
        views.append(view)
    }

    /// Adds the views and guides inside a view, as deep as constraints place them.
    private mutating func enter(_ view: UIView) {
        guides += view.layoutGuides
        for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard !seen.contains(ObjectIdentifier(subview)) else { continue }
            add(subview)
            placed.append(subview)
            enter(subview)
        }
        // The later ones break if they contradict others. Xcode stored such frames, whatever the file's order.
        constraints += view.constraints.filter { !$0.joinsEnds(of: view) }
        constraints += view.constraints.filter { $0.joinsEnds(of: view) }
    }

    /// Adds a view that a constraint refers to, with its ancestors.
    private mutating func addPath(to view: UIView, from root: UIView) {
        guard !seen.contains(ObjectIdentifier(view)), let superview = view.superview else { return }
        addPath(to: superview, from: root)
        guard seen.contains(ObjectIdentifier(superview)), !seen.contains(ObjectIdentifier(view)) else { return }
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
