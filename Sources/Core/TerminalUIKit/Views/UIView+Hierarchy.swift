extension UIView {
    /// The view and its ancestors, the nearest first.
    var ancestors: some Sequence<UIView> { sequence(first: self) { $0.superviewReference.object } }

    func isInside(_ view: UIView) -> Bool {
        var next: UIView? = self
        while let ancestor = next, ancestor !== view { next = ancestor.superviewReference.object }
        return next != nil
    }

    func firstSubview(withTag tag: Int) -> UIView? {
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// Inserts a view at an index among the others, clamped to their number, or in front of all. All methods that add
    /// views call it.
    func insert(_ view: UIView, at place: ([UIView]) -> Int?) {
        guard !isDescendant(of: view) else {
            UIKitException.invalidArgument(
                view === self
                    ? "Can't add self as subview" : "Can't add \(Trace.name(of: view)) as a subview of what is in it"
            ).raise()
        }
        if let old = view.superview, old !== self { old.willRemoveSubview(view) }
        view.move(to: self) {
            if view.superview !== self { view.superview?.dropConstraints(toInsideOf: view) }
            view.detach()
            let last = storedSubviews.count
            storedSubviews.insert(view, at: min(max(0, place(storedSubviews) ?? last), last))
            view.superviewReference.object = self
            noteLayoutNeededInside()
            setNeedsLayout()
            if !view.translatesAutoresizingMaskIntoConstraints { askForPlacing() }
        }
        didAddSubview(view)
    }

    func leaveSuperview() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        move(to: nil) {
            superview.dropConstraints(toInsideOf: self)
            detach()
        }
    }

    /// Changes the superview, and tells the view and all it contains before and after, in UIKit's order.
    private func move(to newSuperview: UIView?, change: () -> Void) {
        let newWindow = newSuperview?.window
        let changesWindow = window !== newWindow
        if changesWindow, window?.firstResponder != nil { endEditing(true) }
        willMove(toSuperview: newSuperview)
        var told: [UIViewController] = []
        if changesWindow {
            forEachView { view in
                view.willMove(toWindow: newWindow)
                if let controller = view.viewController, controller.follows(newWindow) { told.append(controller) }
            }
        }
        change()
        if newWindow != nil, changesWindow {
            for appearance in World.current.appearances { forEachView(appearance.apply) }
        }
        if changesWindow { forEachView { $0.didMoveToWindow() } }
        didMoveToSuperview()
        if newWindow != nil, changesWindow { becomeDeferredFirstResponder() }
        for controller in told { controller.endAppearanceTransition() }
    }

    /// Calls a function with this view and its descendants.
    private func forEachView(_ body: (UIView) -> Void) {
        body(self)
        // Most views have no recognizers, and to count on an array costs as much as to look whether it has any.
        guard !storedSubviews.isEmpty else { return }
        for subview in storedSubviews { subview.forEachView(body) }
    }

    private func detach() {
        guard let old = superview else { return }
        if let index = old.storedSubviews.firstIndex(where: { $0 === self }) { old.storedSubviews.remove(at: index) }
        superviewReference.object = nil
        old.setNeedsLayout()
    }

    func exchange(_ first: Int, _ second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
        storedSubviews.swapAt(first, second)
    }

    /// Tells this view and all that take its tint color.
    func tellOfTintColor() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil { subview.tellOfTintColor() }
    }

    /// Gives a subview another place in the order, if it is here.
    func reorder(_ view: UIView, to place: ([UIView]) -> Int) {
        guard let index = storedSubviews.firstIndex(of: view) else { return }
        storedSubviews.remove(at: index)
        storedSubviews.insert(view, at: place(storedSubviews))
    }
}
