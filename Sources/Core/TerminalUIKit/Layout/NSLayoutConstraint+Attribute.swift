extension NSLayoutConstraint {
    /// The attribute of a view in a constraint. Leading is left and trailing right: texts run from left to right.
    public nonisolated enum Attribute: Int, Sendable, CaseIterable {
        /// No attribute: the constant is the second side.
        case notAnAttribute = 0
        /// The left edge.
        case left
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge where text begins.
        case leading
        /// The edge where text ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle between left and right.
        case centerX
        /// The middle between top and bottom.
        case centerY
        /// The baseline of the last line. Texts are centered here, so it is ``centerY``.
        case lastBaseline
        /// The baseline of the first line, as ``lastBaseline``.
        case firstBaseline
        /// The left edge inside the margin.
        case leftMargin
        /// The right edge inside the margin.
        case rightMargin
        /// The top edge inside the margin.
        case topMargin
        /// The bottom edge inside the margin.
        case bottomMargin
        /// The edge where text begins, inside the margin.
        case leadingMargin
        /// The edge where text ends, inside the margin.
        case trailingMargin
        /// The middle between the left and right margins.
        case centerXWithinMargins
        /// The middle between the top and bottom margins.
        case centerYWithinMargins
    }

    /// The relation between the two sides of a constraint.
    public nonisolated enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal
        /// The first is at least the second.
        case greaterThanOrEqual
    }

    /// The axes that views are laid out along.
    public nonisolated enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}

extension NSLayoutConstraint.Attribute {
    /// Returns the attribute in its own direction, or its counterpart where text runs from right to left.
    nonisolated func turned(_ isTurned: Bool) -> NSLayoutConstraint.Attribute {
        guard isTurned else { return self }
        return switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .leadingMargin: .trailingMargin
        case .trailingMargin: .leadingMargin
        default: self
        }
    }
}

extension NSLayoutConstraint.Attribute: NibEnum {
    package static let nibNames = caseNames.filter { $0.value != .notAnAttribute }
        .merging(["baseline": .lastBaseline]) { name, _ in name }
}
