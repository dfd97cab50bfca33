extension UIResponder {
    /// The window that the responder is in, or its view.
    private var enclosingWindow: UIWindow? {
        (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
    }

    func reloadInput() { if isFirst { enclosingWindow?.showInputViews() } }

    var isFirst: Bool { enclosingWindow?.firstResponder === self }

    /// Becomes first responder, if the current one resigns.
    func becomeFirst() -> Bool {
        guard !isFirst else { return true }
        guard canBecomeFirstResponder, let window = enclosingWindow,
            window.firstResponder?.resignFirstResponder() ?? true
        else { return false }
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

extension UIView {
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
