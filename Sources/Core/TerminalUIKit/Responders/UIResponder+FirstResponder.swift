extension UIResponder {
    /// The window that the responder is in, or its view.
    private var enclosingWindow: UIWindow? {
        (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }

    func reloadInput() { if isFirst { enclosingWindow?.showInputViews() } }

    var isFirst: Bool { enclosingWindow?.firstResponder === self }

    /// Becomes first responder, if the current one resigns. A view in no window does so as soon as it is in one.
    func becomeFirst() -> Bool {
        guard !isFirst else { return true }
        guard canBecomeFirstResponder else { return false }
        guard let window = enclosingWindow else {
            World.current[DeferredFirstResponder.self] = DeferredFirstResponder(view: self as? UIView)
            return false
        }
        guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
        window.firstResponder = self
        return true
    }

    func resignFirst() -> Bool {
        guard isFirst else { return true }
        guard canResignFirstResponder else { return false }
        enclosingWindow?.firstResponder = nil
        return true
    }
}

/// The view that asked to become first responder while it was in no window, as in `viewDidLoad()`.
private struct DeferredFirstResponder {
    weak var view: UIView?
}

extension UIView {
    // So does UIKit: stacks of crashed apps have -[UIView _postMovedFromSuperview:], which calls
    // -[UIView deferredBecomeFirstResponder], which calls -[UITextField becomeFirstResponder].
    /// Makes a view in this one first responder, if it has asked for it while it was in no window.
    func becomeDeferredFirstResponder() {
        guard let view = World.current[DeferredFirstResponder.self]?.view, view.isDescendant(of: self) else { return }
        World.current[DeferredFirstResponder.self] = nil
        view.becomeFirstResponder()
    }

    /// Makes the first responder resign, if it is in this view.
    func endEditingInside(force: Bool) -> Bool {
        guard let window, let first = window.firstResponder, first.isInside(self) else { return true }
        let letsGo = first.resignFirstResponder()
        guard !letsGo, force else { return letsGo }
        window.firstResponder = nil
        first.endByForce()
        return true
    }
}

extension UIResponder {
    fileprivate func isInside(_ view: UIView) -> Bool {
        ((self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded)?.isDescendant(of: view) ?? false
    }
}
