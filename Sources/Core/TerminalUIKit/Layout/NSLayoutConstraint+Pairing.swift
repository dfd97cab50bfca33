extension NSLayoutConstraint {
    /// Returns the reason why two attributes can't make a constraint, in UIKit's words, or nil if they can. Only the
    /// layout refuses lines along different axes.
    static func problem(_ first: Attribute, _ second: Attribute, multiplier: CGFloat) -> String? {
        if second == .notAnAttribute || multiplier == 0 {
            guard first.kind != .length else { return nil }
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
                + "an illegal constraint of a location equal to a constant. Location attributes must be specified in "
                + "pairs."
        }
        if first.followsText != second.followsText, first.isSide, second.isSide {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        }
        return (first.kind == .length) == (second.kind == .length) ? nil : "Invalid pairing of layout attributes"
    }

    /// Returns a Boolean value that indicates whether both sides are of one kind, so that they can be laid out. UIKit
    /// also makes other constraints.
    static func relatesLikes(_ first: Attribute, _ second: Attribute, multiplier: CGFloat) -> Bool {
        second == .notAnAttribute || multiplier == 0 || first.kind == second.kind
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kinds of attributes, each of which can be compared only with its like.
    enum Kind {
        case length, horizontal, vertical, nothing
    }

    /// The kind of attributes with which this one can be compared.
    var kind: Kind {
        switch self {
        case .notAnAttribute: .nothing
        case .width, .height: .length
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    /// A Boolean value that indicates whether the line is where text begins or ends, whatever side that is.
    var followsText: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }

    /// A Boolean value that indicates whether the line is at a side.
    var isSide: Bool { kind == .horizontal && self != .centerX && self != .centerXWithinMargins }

    /// A number that is 1 for the bottom and where text ends, 2 for the middle, otherwise 0.
    var yielding: Int {
        switch self {
        case .bottom, .right, .trailing, .bottomMargin, .rightMargin, .trailingMargin: 1
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 2
        default: 0
        }
    }

    /// A Boolean value that indicates whether the line is inside the margins.
    var isInMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// The margin on the line's side, or the line itself if it has no such margin.
    package var inMargins: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
