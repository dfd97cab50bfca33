/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns an inactive constraint that this length is a number of points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil, multiplier: 1, constant: constant)
    }

    /// Returns an inactive constraint that this length is at least a number of points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, multiplier: 1, constant: constant)
    }

    /// Returns an inactive constraint that this length is at most a number of points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, multiplier: 1, constant: constant)
    }

    /// Returns an inactive constraint that this length is at least a multiple of another length plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other length.
    ///   - multiplier: The factor for the other length.
    ///   - constant: The number of points to add.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns an inactive constraint that this length is at most a multiple of another length plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other length.
    ///   - multiplier: The factor for the other length.
    ///   - constant: The number of points to add.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns an inactive constraint that this length is a multiple of another length plus a constant.
    ///
    /// - Parameters:
    ///   - anchor: The other length.
    ///   - multiplier: The factor for the other length.
    ///   - constant: The number of points to add.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: multiplier, constant: constant)
    }
}
