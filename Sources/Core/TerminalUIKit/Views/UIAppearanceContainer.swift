/// An object that can contain a view, for ``UIView/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: UIResponder {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearanceContainer {
    /// Returns a Boolean value that indicates whether a responder is of this class.
    static func includes(_ responder: UIResponder) -> Bool { responder is Self }
}
