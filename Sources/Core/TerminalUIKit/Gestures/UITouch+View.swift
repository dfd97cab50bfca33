extension UITouch {
    /// The view that the finger is on.
    public var view: UIView? { responder as? UIView }
    /// The window of the touched view.
    public var window: UIWindow? { view?.window }

    /// Returns the location of the touch in a view's coordinates, or in the window's for nil.
    public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
}
