/// A controller that shows one of several controllers as a page. A data source returns the pages before and after, or
/// code sets them.
open class UIPageViewController: UIViewController {
    /// The directions in which pages are turned.
    public nonisolated enum NavigationDirection: Int, Sendable {
        /// To the next.
        case forward
        /// To the one before.
        case reverse
    }

    /// The ways to turn pages. Stored: there are no animations.
    public nonisolated enum TransitionStyle: Int, NibEnum, CaseIterable, Sendable {
        /// The pages turn like those of a book.
        case pageCurl
        /// The pages are pushed.
        case scroll
    }

    /// The directions of the next page. Stored without effect.
    public nonisolated enum NavigationOrientation: Int, NibEnum, CaseIterable, Sendable {
        /// At the right.
        case horizontal
        /// The spine is below.
        case vertical
    }

    /// The object that provides the pages before and after. The reference is weak.
    @Outlet(.weak) open var dataSource: (any UIPageViewControllerDataSource)?
    /// The object that is informed when a user has turned a page. The reference is weak.
    @Outlet(.weak) open var delegate: (any UIPageViewControllerDelegate)?
    /// The way to turn pages.
    open private(set) var transitionStyle: TransitionStyle
    /// The direction of the next page.
    open private(set) var navigationOrientation: NavigationOrientation
    /// The page that is shown, or nil if there isn't one.
    open var viewControllers: [UIViewController]? { children.isEmpty ? nil : children }

    /// Creates a controller without a page.
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// Decodes a controller without a page.
    public required init?(coder: NSCoder) {
        transitionStyle = coder.decodeEnum(forKey: "transitionStyle") ?? .pageCurl
        navigationOrientation = coder.decodeEnum(forKey: "navigationOrientation") ?? .horizontal
        super.init(coder: coder)
    }

    /// Encodes the properties that ``init(coder:)`` decodes: no page.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(transitionStyle, forKey: "transitionStyle")
        coder.encode(navigationOrientation, forKey: "navigationOrientation")
    }

    /// Shows a page in place of the current one.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let old = children.first
        let new = viewControllers?.first
        if old !== new {
            old?.willMove(toParent: nil)
            old?.viewIfLoaded?.removeFromSuperview()
            old?.removeFromParent()
            if let new { addChild(new) }
            showPage()
            new?.didMove(toParent: self)
        }
        completion?(true)
    }

    private func showPage() {
        guard isViewLoaded, let page = children.first?.view, page.superview !== view else { return }
        page.frame = view.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page)
    }

    /// Puts the page into the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showPage()
    }

    /// Turns a page as a user does. Not in UIKit, where a user does this.
    ///
    /// - Returns: `true` if there is such a page.
    @discardableResult
    public func turnPage(_ direction: NavigationDirection) -> Bool {
        guard let old = children.first, let dataSource,
            let new = direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: old)
                : dataSource.pageViewController(self, viewControllerBefore: old)
        else { return false }
        delegate?.pageViewController(self, willTransitionTo: [new])
        setViewControllers([new], direction: direction, animated: true)
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
        return true
    }
}

/// The methods that a page view controller calls on its data source.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// Asks the data source for the page before another, or nil if there isn't one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Asks the data source for the page after another, or nil if there isn't one.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The methods that a page view controller calls on its delegate.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// Tells the delegate that a user begins to turn to a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Tells the delegate that a user has turned a page.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
