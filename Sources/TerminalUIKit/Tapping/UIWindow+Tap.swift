extension UIWindow {
    /// What can be tapped now by what is written on it, from top to bottom and left to right.
    public var tappableTitles: [String] { titles(of: tappables(in: self)) }

    /// The controls that ``tap(_:in:)`` takes, with their titles, from top to bottom and left to right.
    ///
    /// - Parameter view: Where they have to be; nil for anywhere.
    package func tappableControls(in view: UIView? = nil) -> [(title: String, control: UIControl)] {
        var seen: Set<String> = []
        return tappables(in: view ?? self).compactMap { control in
            guard control.isEnabled, let title = control.tapTitles.first, !title.isEmpty,
                seen.insert(title.lowercased()).inserted
            else { return nil }
            return (title, control)
        }
    }

    /// Taps the control or bar button item with a title, case aside. Not in UIKit, where the finger comes from a user.
    ///
    /// - Parameters:
    ///   - title: What is written on it, case aside.
    ///   - view: Where it has to be; nil for anywhere.
    /// - Throws: ``TapError`` if it is not there, is covered by something else, or is disabled.
    public func tap(_ title: String, in view: UIView? = nil) throws(TapError) {
        let wanted = title.lowercased()
        let tappables = tappables(in: view ?? self)
        let found = tappables.filter { $0.tapTitles.contains { $0.lowercased() == wanted } }
        guard let control = found.first(where: \.isEnabled) ?? found.first else {
            throw .notThere(title, there: titles(of: tappables))
        }
        guard control.tap() else { throw .disabled(title) }
    }

    private func titles(of controls: [any TapTitled]) -> [String] {
        controls.filter(\.isEnabled).compactMap { $0.tapTitles.first }
    }

    /// The controls with titles in a view that a finger could reach.
    private func tappables(in view: UIView) -> [any TapTitled] {
        layoutIfNeeded()
        var found: [any TapTitled] = []
        func add(_ view: UIView) {
            guard !view.isHidden, view.isUserInteractionEnabled else { return }
            if let control = view as? any TapTitled, isReachable(control) { found.append(control) }
            view.subviews.forEach(add)
        }
        add(view)
        func origin(_ view: UIView) -> CGPoint { view.convert(view.bounds.origin, to: self) }
        return found.sorted { (origin($0).y, origin($0).x) < (origin($1).y, origin($1).x) }
    }

    private func isReachable(_ view: UIView) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return hitTest(view.convert(middle, to: self), with: nil)?.isDescendant(of: view) == true
    }
}
