/// A line of a view or guide, from which constraints are made.
///
/// The parameter keeps lines of different axes apart.
@preconcurrency @MainActor public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    fileprivate let item: AnyObject
    fileprivate let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Returns an inactive constraint that this anchor equals another anchor plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - constant: The distance from the other anchor, in points.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: 1, constant: constant)
    }

    /// Returns an inactive constraint that this anchor is at least another anchor plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - constant: The distance from the other anchor, in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: 1, constant: constant)
    }

    /// Returns an inactive constraint that this anchor is at most another anchor plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other anchor.
    ///   - constant: The distance from the other anchor, in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: 1, constant: constant)
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
}

/// A line from top to bottom: an edge at the left or right, or the middle between.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A line from left to right: an edge at the top or bottom, the middle between, or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
