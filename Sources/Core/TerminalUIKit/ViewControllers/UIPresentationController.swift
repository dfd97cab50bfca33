/// Has a controller on the screen that another presents, and tells a delegate when a user takes it away.
open class UIPresentationController: NSObject {
    /// Is told when a user pulls the card down. Programs that dismiss it know that, and it is told nothing.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// What holds a card, and takes the touches beside it; nil where the presented view fills the window by itself.
    open internal(set) var containerView: UIView?
    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }
    private unowned let presented: UIViewController

    init(for presented: UIViewController) { self.presented = presented }
}
