extension UIViewController {
    /// The controller presented last, by this one or by what it presents; itself if it presents nothing.
    var topmostPresented: UIViewController { presented?.topmostPresented ?? self }

    func present(
        _ controller: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let outer = outermost
        guard let window = outer.mayPresent(controller, from: source) else { return }
        outer.presented = controller
        controller.presenter = outer
        let view: UIView = controller.view
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let covers = controller.modalPresentationStyle.coversPresenter
        controller.isBeingPresented = true
        if covers { outer.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        window.addSubview(view)
        if covers { outer.viewIfLoaded?.removeFromSuperview() }
        window.layoutIfNeeded()
        controller.endAppearanceTransition()
        if covers { outer.endAppearanceTransition() }
        controller.isBeingPresented = false
        completion?()
    }

    /// The window to present in; nil, after saying why, if that is impossible.
    private func mayPresent(_ controller: UIViewController, from source: UIViewController) -> UIWindow? {
        guard controller.presenter == nil else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "Application tried to present modally a view controller <\(Trace.name(of: controller))> that "
                    + "is already being presented by <\(Trace.name(of: controller.presenter))>."
            ).raise()
        }
        guard controller !== self, controller.parent == nil else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "Application tried to present modally an active controller <\(Trace.name(of: controller))>."
            ).raise()
        }
        let attempt =
            "Attempt to present <\(Trace.name(of: controller))> on <\(Trace.name(of: self))> "
            + "(from <\(Trace.name(of: source))>)"
        if let presented {
            Log.write("\(attempt) which is already presenting <\(Trace.name(of: presented))>.")
            return nil
        }
        guard let window = viewIfLoaded?.window else {
            Log.write("\(attempt) whose view is not in the window hierarchy.")
            return nil
        }
        return window
    }

    /// Takes away everything presented from here on; the topmost leaves, this one's view comes back.
    func dismissPresented(animated: Bool) {
        guard let presented, let window = topmostPresented.viewIfLoaded?.window else { return }
        // From the topmost down. The chain is kept alive until all have been told.
        let leaving = sequence(first: presented, next: \.presented).reversed()
        for controller in leaving {
            controller.isBeingDismissed = true
            controller.beginAppearanceTransition(false, animated: animated)
        }
        let comesBack = view.window == nil
        if comesBack { beginAppearanceTransition(true, animated: animated) }
        for controller in leaving { controller.viewIfLoaded?.removeFromSuperview() }
        if comesBack {
            view.frame = window.bounds
            window.addSubview(view)
        }
        forgetPresented()
        window.layoutIfNeeded()
        if comesBack { endAppearanceTransition() }
        for controller in leaving {
            controller.endAppearanceTransition()
            controller.isBeingDismissed = false
        }
    }

    /// Breaks the chain of presented controllers from here on.
    func forgetPresented() {
        presented?.forgetPresented()
        presented?.presenter = nil
        presented = nil
    }
}
