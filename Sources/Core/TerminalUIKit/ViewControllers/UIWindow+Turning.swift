extension UIWindow {
    /// Changes the size and the traits of the window, as when a user turns the device. Not in UIKit.
    ///
    /// The controllers learn of it before: of the traits first, if they change, and then of the size. Apple's *View
    /// Controller Programming Guide for iOS* has this order in *Responding to Size and Trait Changes*. Afterwards,
    /// everything learns that the traits have changed, and is laid out.
    package func turn(to traits: UITraitCollection, size: CGSize, insets: UIEdgeInsets) {
        let (old, turning) = (World.current.traits, Turning())
        let shown = rootViewController.map { Array(sequence(first: $0, next: \.presented)) } ?? []
        if traits != old { for controller in shown { controller.willTransition(to: traits, with: turning) } }
        for controller in shown { controller.viewWillTransition(to: size, with: turning) }
        World.current.traits = traits
        deviceInsets = insets
        frame.size = size
        if traits != old { tellOfTraits(before: old) }
        turning.run(with: layoutIfNeeded)
    }
}

extension UIView {
    /// Tells the view that the traits have changed, after its controller, and all that it contains.
    fileprivate func tellOfTraits(before old: UITraitCollection) {
        viewController?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
        subviews.forEach { $0.tellOfTraits(before: old) }
    }
}

extension UIViewController {
    /// The children that learn of a change of size: those that have a view.
    var turningChildren: [UIViewController] { children.filter(\.isViewLoaded) }
}

/// The functions that run when a user turns the device: beside the change of size, and after it.
private final class Turning: UIViewControllerTransitionCoordinator {
    /// The duration in UIKit for a quarter of a turn.
    let transitionDuration: TimeInterval = 0.3
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animations += [animation].compactMap(\.self)
        completions += [completion].compactMap(\.self)
        return true
    }

    func run(with layout: @escaping () -> Void) {
        UIView.animate(withDuration: transitionDuration) {
            for animation in self.animations { animation(self) }
            layout()
        } completion: { _ in
            for completion in self.completions { completion(self) }
        }
    }
}
