/// An object that can contain a view, for ``UIView/appearance(whenContainedInInstancesOf:)``.
@preconcurrency @MainActor public protocol UIAppearanceContainer: UIResponder {}

extension UIView: UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearanceContainer {
    /// Whether a responder is of this class.
    static func includes(_ responder: UIResponder) -> Bool { responder is Self }
}
