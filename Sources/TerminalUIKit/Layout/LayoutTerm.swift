/// One side of a constraint: a line of a view's frame, or its length, and a fixed distance from it.
struct LayoutTerm {
    /// Which line along an axis.
    enum Line {
        case start, middle, end, length
    }

    /// The view.
    let view: UIView
    /// The axis.
    let axis: NSLayoutConstraint.Axis
    /// The line.
    let line: Line
    /// How far from the line, in points.
    let offset: CGFloat

    /// The line that an item's attribute means; nil if the item is gone, or there is none.
    init?(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
        let guide = item as? UILayoutGuide
        guard let view = guide?.owningView ?? item as? UIView,
            let (axis, line, isInMargins) = Self.meaning(of: attribute)
        else { return nil }
        self.view = view
        self.axis = axis
        self.line = line
        let insets = isInMargins ? view.layoutMargins : guide?.insets ?? .zero
        let (before, after) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        offset =
            switch line {
            case .start: before
            case .middle: (before - after) / 2
            case .end: -after
            case .length: -(before + after)
            }
    }

    private static func meaning(
        of attribute: NSLayoutConstraint.Attribute
    ) -> (NSLayoutConstraint.Axis, Line, isInMargins: Bool)? {
        switch attribute {
        case .notAnAttribute: nil
        case .left, .leading: (.horizontal, .start, false)
        case .right, .trailing: (.horizontal, .end, false)
        case .top: (.vertical, .start, false)
        case .bottom: (.vertical, .end, false)
        case .width: (.horizontal, .length, false)
        case .height: (.vertical, .length, false)
        case .centerX: (.horizontal, .middle, false)
        case .centerY, .lastBaseline, .firstBaseline: (.vertical, .middle, false)
        case .leftMargin, .leadingMargin: (.horizontal, .start, true)
        case .rightMargin, .trailingMargin: (.horizontal, .end, true)
        case .topMargin: (.vertical, .start, true)
        case .bottomMargin: (.vertical, .end, true)
        case .centerXWithinMargins: (.horizontal, .middle, true)
        case .centerYWithinMargins: (.vertical, .middle, true)
        }
    }
}
