/// The ways in which a view's frame follows its superview's, with the bit values of UIKit's `UIView.AutoresizingMask`.
public nonisolated struct IBAutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates a mask from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `flexibleMinX` in the file.
    public static let flexibleLeftMargin = IBAutoresizingMask(rawValue: 1)
    /// `widthSizable` in the file.
    public static let flexibleWidth = IBAutoresizingMask(rawValue: 2)
    /// `flexibleMaxX` in the file.
    public static let flexibleRightMargin = IBAutoresizingMask(rawValue: 4)
    /// `flexibleMinY` in the file.
    public static let flexibleTopMargin = IBAutoresizingMask(rawValue: 8)
    /// `heightSizable` in the file.
    public static let flexibleHeight = IBAutoresizingMask(rawValue: 16)
    /// `flexibleMaxY` in the file.
    public static let flexibleBottomMargin = IBAutoresizingMask(rawValue: 32)

    /// The attributes that stand for the bits, from the lowest bit up.
    static let attributes = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
}
