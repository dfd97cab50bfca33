/// One side of a constraint: a line of a view's or guide's frame, or its length, and a fixed distance from it.
struct LayoutTerm {
    /// The lines along an axis.
    enum Line {
        case start, middle, end, length
    }

    /// The areas of a view that a line can belong to.
    enum Area {
        /// The view's alignment rectangle.
        case view
        /// The view's rectangle, whatever looks at it: of a scroll view not its content.
        case frame
        /// The content that a scroll view scrolls.
        case content
        /// A guide that has a place of its own.
        case guide(UILayoutGuide)
    }

    /// The view, or the one that owns the guide.
    let view: UIView
    /// The area of the view.
    private(set) var area: Area
    /// The axis.
    let axis: NSLayoutConstraint.Axis
    /// The line.
    let line: Line
    /// The distance from the line, in points.
    let offset: CGFloat

    /// The line that an item's attribute means, or nil if the item is gone, or there isn't one.
    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        let guide = item as? UILayoutGuide
        guard let view = guide?.owningView ?? item as? UIView,
            let (axis, line) = Self.meaning(of: attribute, in: view)
        else { return nil }
        self.view = view
        self.axis = axis
        self.line = line
        area =
            switch guide?.kind {
            case .own: .guide(guide!)
            case .content: .content
            case .frame, .safeArea: .frame
            default: .view
            }
        switch attribute {
        case .firstBaseline:
            offset = view.baselineInsets.fromTop ?? -view.baselineInsets.fromBottom
            return
        case .lastBaseline:
            offset = -view.baselineInsets.fromBottom
            return
        default: break
        }
        let insets = attribute.isInMargins ? view.layoutMargins : guide?.insets(in: view) ?? .zero
        let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        offset =
            switch line {
            case .start: before
            case .middle: (before - after) / 2
            case .end: -after
            case .length: -(before + after)
            }
    }

    /// The line as a view inside means it: the edge of a scroll view is an edge of its content, but its middle isn't.
    func seen(from other: LayoutTerm) -> LayoutTerm {
        guard case .view = area, line == .start || line == .end, view is UIScrollView, view !== other.view,
            other.view.isDescendant(of: view)
        else { return self }
        var term = self
        term.area = .content
        return term
    }

    private static func meaning(
        of attribute: NSLayoutConstraint.Attribute, in view: UIView
    ) -> (NSLayoutConstraint.Axis, Line)? {
        switch attribute {
        case .notAnAttribute: nil
        case .left, .leftMargin: (.horizontal, .start)
        case .right, .rightMargin: (.horizontal, .end)
        case .leading, .leadingMargin: (.horizontal, .start)
        case .trailing, .trailingMargin: (.horizontal, .end)
        case .top, .topMargin: (.vertical, .start)
        case .bottom, .bottomMargin: (.vertical, .end)
        case .width: (.horizontal, .length)
        case .height: (.vertical, .length)
        case .centerX, .centerXWithinMargins: (.horizontal, .middle)
        case .centerY, .centerYWithinMargins: (.vertical, .middle)
        case .firstBaseline: (.vertical, view.baselineInsets.fromTop == nil ? .end : .start)
        case .lastBaseline: (.vertical, .end)
        }
    }
}
