/// The methods that a presentation controller calls on its delegate. In UIKit all its methods are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Tells the delegate that a user has pulled the card down, and that it is gone. Not called when a program
    /// dismisses it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
