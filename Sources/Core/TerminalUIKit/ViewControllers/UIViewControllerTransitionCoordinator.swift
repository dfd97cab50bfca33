/// The methods with which a controller animates along with a change of size. Other transitions have none here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs an animation along with the transition.
    /// - Returns: `true` if the animation is to run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The facts of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext {
    /// The duration of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
}
