extension UIWindow {
    /// The titles of everything that the user can tap now, from top to bottom and left to right.
    public var tappableTitles: [String] { titles(of: tappables(in: self)) }

    /// Returns the controls that ``tap(_:in:)`` takes, anywhere or in one view, with their titles, from top to bottom
    /// and left to right.
    package func tappableControls(in view: UIView? = nil) -> [(title: String, control: UIView)] {
        var seen: Set<String> = []
        return tappables(in: view ?? self).compactMap { tappable in
            guard tappable.isEnabled, let title = tappable.titles.first,
                seen.insert(title.lowercased()).inserted
            else { return nil }
            return (title, tappable.view)
        }
    }

    /// Taps the control, bar button item or view with a recognizer that has a title, case aside. Not in UIKit.
    ///
    /// - Parameters:
    ///   - title: The title of the object, case aside.
    ///   - view: The view that contains it, or nil for any view.
    /// - Throws: ``TapError`` if it is not there, is covered by something else, or is disabled.
    public func tap(_ title: String, in view: UIView? = nil) throws(TapError) {
        let wanted = title.lowercased()
        let tappables = tappables(in: view ?? self)
        let found = tappables.filter { $0.titles.contains { $0.lowercased() == wanted } }
        guard let tappable = found.first(where: \.isEnabled) ?? found.first else {
            throw .notThere(title, there: titles(of: tappables))
        }
        guard tappable.tap() else { throw .disabled(title) }
    }

    /// Returns a view that a tap takes by its title, case aside, even if a user can't reach it.
    package func tappableView(titled title: String, in view: UIView?) -> UIView? {
        func find(in view: UIView) -> UIView? {
            let titles = Tappable(view)?.titles ?? []
            let isTitled = titles.contains { $0.caseInsensitiveCompare(title) == .orderedSame }
            return isTitled ? view : view.subviews.lazy.compactMap(find).first
        }
        return find(in: view ?? self)
    }

    private func titles(of tappables: [Tappable]) -> [String] {
        tappables.filter(\.isEnabled).compactMap(\.titles.first)
    }

    /// Returns the objects in a view that can be tapped by their titles, if a user could reach them.
    private func tappables(in view: UIView) -> [Tappable] {
        layoutIfNeeded()
        var found: [Tappable] = []
        func add(_ view: UIView) {
            guard !view.isHidden, view.isUserInteractionEnabled else { return }
            if let tappable = Tappable(view), isReachable(view) { found.append(tappable) }
            view.subviews.forEach(add)
        }
        add(view)
        func origin(_ view: UIView) -> CGPoint { view.convert(view.bounds.origin, to: self) }
        return found.sorted { (origin($0.view).y, origin($0.view).x) < (origin($1.view).y, origin($1.view).x) }
    }

    /// Returns a Boolean value that indicates whether a touch in the middle of a view reaches it.
    package func isReachable(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return hitTest(view.convert(middle, to: self), with: nil)?.isDescendant(of: view) == true
    }
}
