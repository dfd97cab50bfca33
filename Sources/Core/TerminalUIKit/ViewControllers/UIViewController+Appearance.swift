extension UIViewController {
    /// The states of a view between being off the screen and on it.
    enum AppearanceState: Equatable {
        case disappeared, appeared
        case appearing(animated: Bool), disappearing(animated: Bool)
    }

    /// A Boolean value that indicates whether the view is on screen or about to be.
    var isAppearingOrAppeared: Bool {
        switch appearance {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    package func begin(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isAppearingOrAppeared else { return }
        if isAppearing {
            loadViewIfNeeded()
            appearance = .appearing(animated: animated)
            isToldOfAppearing = false
            traceLifecycle("viewWillAppear")
            viewWillAppear(animated)
            placeChildren()
        } else {
            appearance = .disappearing(animated: animated)
            traceLifecycle("viewWillDisappear")
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    package func end() {
        switch appearance {
        case .appearing(let animated):
            tellOfAppearing()
            appearance = .appeared
            traceLifecycle("viewDidAppear")
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            traceLifecycle("viewDidDisappear")
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenInView { child.endAppearanceTransition() }
    }

    /// Tells two controllers, in UIKit's order for containers, that one's view takes the place of the other's. Among
    /// tabs, the new controller is called first. On a stack, the old one is.
    func exchange(
        _ old: UIViewController?, for new: UIViewController?, animated: Bool, newIsFirst: Bool = false,
        change: () -> Void
    ) {
        guard isAppearingOrAppeared else { return change() }
        if newIsFirst { new?.beginAppearanceTransition(true, animated: animated) }
        old?.beginAppearanceTransition(false, animated: animated)
        if !newIsFirst { new?.beginAppearanceTransition(true, animated: animated) }
        change()
        // A controller that is still appearing itself ends this with its own transition.
        guard appearance == .appeared else {
            old?.endAppearanceTransition()
            return
        }
        viewIfLoaded?.window?.layoutIfNeeded()
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
    }

    /// Begins to appear when the view enters a window, or to disappear when it leaves one, if this is the child of a
    /// controller that stays on screen. Returns whether it does.
    func follows(_ newWindow: UIWindow?) -> Bool {
        guard let parent, parent.appearance == .appeared, parent.shouldAutomaticallyForwardAppearanceMethods,
            appearance == (newWindow == nil ? .appeared : .disappeared)
        else { return false }
        beginAppearanceTransition(newWindow != nil, animated: false)
        return true
    }

    private var childrenInView: [UIViewController] {
        children.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    func traceLifecycle(_ point: String) { Trace.emit(.lifecycle, self, key: point) }
}
