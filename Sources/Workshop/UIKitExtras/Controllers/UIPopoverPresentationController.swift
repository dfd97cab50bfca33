/// The place of a popover. Its values are stored: a phone shows no popovers.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view to which the popover points.
    open weak var sourceView: UIView?
    /// The rectangle of the view to which the popover points.
    open var sourceRect = CGRect.null
    /// The bar button item to which the popover points.
    open weak var barButtonItem: UIBarButtonItem?
    /// The directions in which the popover may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The color of the popover's frame.
    open var backgroundColor: UIColor?
    /// The views that a user can touch while the popover is shown.
    open var passthroughViews: [UIView]?
}

/// The directions in which a popover may point.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// The methods that a popover calls on its delegate. Not called: a phone shows no popovers.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{}

extension UIViewController {
    /// The place of the controller's popover, or nil if the controller isn't to be presented as one.
    public var popoverPresentationController: UIPopoverPresentationController? {
        guard modalPresentationStyle == .popover else { return nil }
        if let known = ownPresentation as? UIPopoverPresentationController { return known }
        let new = UIPopoverPresentationController(for: self)
        ownPresentation = new
        return new
    }
}
