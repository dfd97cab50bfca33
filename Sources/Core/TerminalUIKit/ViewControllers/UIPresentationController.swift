/// An object that shows a presented controller on the screen, and tells a delegate when a user dismisses it.
open class UIPresentationController: NSObject {
    /// The object that is informed when a user pulls the card down. It isn't called when the program dismisses the
    /// card.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The view that contains a card and takes the touches beside it, or nil if the presented view fills the window
    /// itself.
    open internal(set) var containerView: UIView?
    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }
    private unowned let presented: UIViewController

    package init(for presented: UIViewController) { self.presented = presented }
}
