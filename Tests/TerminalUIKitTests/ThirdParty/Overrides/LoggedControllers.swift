import TerminalUIKit

// Controllers and windows as libraries for UIKit override them.

class LoggedController: UIViewController {
    let calls = Calls()

    override var additionalSafeAreaInsets: UIEdgeInsets { didSet { calls.note() } }
    override var edgesForExtendedLayout: UIRectEdge { didSet { calls.note() } }
    override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
    override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
    override var nibName: String? { super.nibName }
    override var nibBundle: Bundle? { super.nibBundle }
    override var storyboard: UIStoryboard? { super.storyboard }
    override var title: String? { didSet { calls.note() } }
    override var view: UIView! { didSet { calls.note() } }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var children: [UIViewController] { super.children }
    override var parent: UIViewController? { super.parent }
    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var navigationItem: UINavigationItem { super.navigationItem }
    override var tabBarItem: UITabBarItem! { didSet { calls.note() } }
    override var toolbarItems: [UIBarButtonItem]? { didSet { calls.note() } }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var modalPresentationStyle: UIModalPresentationStyle { didSet { calls.note() } }
    override var presentationController: UIPresentationController? { super.presentationController }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    override var next: UIResponder? { super.next }

    override func loadViewIfNeeded() { super.loadViewIfNeeded() }
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override func removeFromParent() { super.removeFromParent() }

    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }

    override func endAppearanceTransition() { super.endAppearanceTransition() }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {
        calls.note()
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
        calls.note()
        super.dismiss(animated: flag, completion: completion)
    }
}

/// A controller that names its nib in an override, not in its initializer.
class NamedNibController: UIViewController {
    override var nibName: String? { "NibMadeCell" }
}

class LoggedPresentationController: UIPresentationController {
    override var delegate: (any UIAdaptivePresentationControllerDelegate)? { didSet {} }
    override var containerView: UIView? { super.containerView }
    override var presentedViewController: UIViewController { super.presentedViewController }
}

class LoggedTableController: UITableViewController {
    override var tableView: UITableView! { didSet {} }
    override var clearsSelectionOnViewWillAppear: Bool { didSet {} }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDragging(scrollView)
    }

    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        super.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewWillBeginDecelerating(scrollView)
    }

    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        super.scrollViewDidEndDecelerating(scrollView)
    }

    override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        super.scrollViewDidEndScrollingAnimation(scrollView)
    }
}

class LoggedCollectionController: UICollectionViewController {
    override var collectionView: UICollectionView! { didSet {} }
    override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
    override var clearsSelectionOnViewWillAppear: Bool { didSet {} }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

class LoggedNavigationController: UINavigationController {
    let calls = Calls()

    override var navigationBar: UINavigationBar { super.navigationBar }
    override var toolbar: UIToolbar { super.toolbar }
    override var viewControllers: [UIViewController] { didSet { calls.note() } }
    override var topViewController: UIViewController? { super.topViewController }
    override var visibleViewController: UIViewController? { super.visibleViewController }
    override var isNavigationBarHidden: Bool { didSet { calls.note() } }
    override var isToolbarHidden: Bool { didSet { calls.note() } }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.note()
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        calls.note()
        return super.popViewController(animated: animated)
    }

    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        super.popToViewController(viewController, animated: animated)
    }

    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        calls.note()
        return super.popToRootViewController(animated: animated)
    }

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }

    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
    }

    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        super.setToolbarHidden(hidden, animated: animated)
    }
}

class LoggedTabBarController: UITabBarController {
    let calls = Calls()

    override var tabBar: UITabBar { super.tabBar }
    override var viewControllers: [UIViewController]? { didSet {} }
    override var selectedViewController: UIViewController? { didSet { calls.note() } }
    override var selectedIndex: Int { didSet { calls.note() } }

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
}

class LoggedWindow: UIWindow {
    let calls = Calls()

    override var rootViewController: UIViewController? { didSet { calls.note() } }

    override func makeKeyAndVisible() {
        calls.note()
        super.makeKeyAndVisible()
    }
}
