extension UIWindow {
    /// What can be tapped now by what is written on it, from top to bottom and left to right.
    public var tappableTitles: [String] {
        layoutIfNeeded()
        return tappables.filter(\.isEnabled).compactMap { $0.tapTitles.first }
    }

    /// Taps the control or bar button item with a title, case aside. Not in UIKit, where the finger comes from a user.
    ///
    /// - Throws: ``TapError`` if it is not there, is covered by something else, or is disabled.
    public func tap(_ title: String) throws(TapError) {
        layoutIfNeeded()
        let wanted = title.lowercased()
        let found = tappables.filter { $0.tapTitles.contains { $0.lowercased() == wanted } }
        guard let control = found.first(where: \.isEnabled) ?? found.first else {
            throw .notThere(title, there: tappableTitles)
        }
        guard control.tap() else { throw .disabled(title) }
    }

    /// The controls with titles that a finger could reach.
    private var tappables: [any TapTitled] {
        var found: [any TapTitled] = []
        func add(_ view: UIView) {
            guard !view.isHidden, view.isUserInteractionEnabled else { return }
            if let control = view as? any TapTitled, isReachable(control) { found.append(control) }
            view.subviews.forEach(add)
        }
        add(self)
        func origin(_ view: UIView) -> CGPoint { view.convert(view.bounds.origin, to: self) }
        return found.sorted { (origin($0).y, origin($0).x) < (origin($1).y, origin($1).x) }
    }

    private func isReachable(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return hitTest(view.convert(middle, to: self), with: nil)?.isDescendant(of: view) == true
    }
}
