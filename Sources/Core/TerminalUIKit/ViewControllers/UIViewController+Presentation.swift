extension UIViewController {
    /// The controller presented last, by this one or by what it presents, or this one if it presents no controller.
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
        if controller.modalPresentationStyle.isCard { controller.layOnCard() }
        let covers = controller.modalPresentationStyle.coversPresenter
        controller.isBeingPresented = true
        if covers { outer.beginAppearanceTransition(false, animated: animated) }
        controller.beginAppearanceTransition(true, animated: animated)
        window.addSubview(controller.viewInWindow ?? view)
        if covers { outer.viewIfLoaded?.removeFromSuperview() }
        window.layoutIfNeeded()
        controller.endAppearanceTransition()
        if covers { outer.endAppearanceTransition() }
        controller.isBeingPresented = false
        completion?()
    }

    /// The height of the gap above a card, which is the height of a bar.
    private static let heightAboveCard: CGFloat = 44

    /// Puts the view, which has the size of the window, on a card.
    private func layOnCard() {
        let container = UIView(frame: view.frame)
        container.autoresizingMask = view.autoresizingMask
        view.frame = container.bounds.inset(by: UIEdgeInsets(top: Self.heightAboveCard, left: 0, bottom: 0, right: 0))
        container.addSubview(view)
        presentationController?.containerView = container
    }

    /// The view of this controller in the window: its own view, or the one that contains its card.
    private var viewInWindow: UIView? { ownPresentation?.containerView ?? viewIfLoaded }

    /// Removes the views of this controller from the window.
    func leaveWindow() {
        viewInWindow?.removeFromSuperview()
        ownPresentation?.containerView = nil
    }

    /// A Boolean value that indicates whether the controller is on a card that a user can pull down, with no controller
    /// over it.
    package var canBePulledDown: Bool {
        presented == nil && ownPresentation?.containerView != nil && !isModalInPresentation
    }

    /// Pulls down the card that this controller is on, as a user does. Not in UIKit.
    ///
    /// - Returns: `true` if there is such a card, with no controller over it.
    public func pullDown() -> Bool {
        guard canBePulledDown, let presentation = ownPresentation else { return false }
        dismiss(animated: true)
        Trace.tell("presentationControllerDidDismiss(_:)", to: presentation.delegate, from: presentation)
        presentation.delegate?.presentationControllerDidDismiss(presentation)
        return true
    }

    /// The window to present in, or nil if that is impossible, after logging the reason.
    private func mayPresent(_ controller: UIViewController, from source: UIViewController) -> UIWindow? {
        guard controller.presenter == nil else {
            UIKitException.invalidArgument(
                "Application tried to present modally a view controller <\(Trace.name(of: controller))> that "
                    + "is already being presented by <\(Trace.name(of: controller.presenter))>."
            ).raise()
        }
        guard controller !== self, controller.parent == nil else {
            UIKitException.invalidArgument(
                "Application tried to present modally an active controller <\(Trace.name(of: controller))>."
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

    /// Takes away everything presented from here on, and the topmost leaves, this one's view comes back.
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
        for controller in leaving { controller.leaveWindow() }
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
