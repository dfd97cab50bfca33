/// A controller that shows the top of a stack of controllers, under a bar with its title and a back button.
///
/// Simplified: the bar lies beside the top controller's view, as up to iOS 6, and over it only where the window has
/// ``UIWindow/deviceInsets``.
open class UINavigationController: UIViewController {
    /// The object that is informed about the visible controller. The reference is weak.
    @Outlet(.weak) open var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []
    private var shown: UIViewController?
    /// The bar at the top.
    open private(set) var navigationBar: UINavigationBar
    /// The bar at the bottom, with the top controller's ``UIViewController/toolbarItems``.
    open private(set) var toolbar: UIToolbar

    /// Creates a controller whose stack contains a root controller.
    public init(rootViewController: UIViewController) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbar = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        navigationBar.navigationController = self
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller with an empty stack.
    public override init(nibName: String?, bundle: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        toolbar = UIToolbar(frame: .zero)
        super.init(nibName: nibName, bundle: bundle)
        navigationBar.navigationController = self
    }

    /// Decodes a controller with its stack.
    public required init?(coder: NSCoder) {
        navigationBar =
            coder.decodeObjectIfPresent(forKey: "navigationBar") as? UINavigationBar ?? UINavigationBar(frame: .zero)
        toolbar = coder.decodeObjectIfPresent(forKey: "toolbar") as? UIToolbar ?? UIToolbar(frame: .zero)
        super.init(coder: coder)
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        navigationBar.navigationController = self
        coder.write(navigationBar, "navigationBar")
        coder.write(toolbar, "toolbar")
        coder.code(self, \.isNavigationBarHidden, "navigationBarHidden")
        coder.code(self, \.isToolbarHidden, "toolbarHidden")
        coder.write(stack, "viewControllers")
        guard coder.isDecoding else { return }
        viewControllers = coder.coder.decodeList(of: UIViewController.self, forKey: "viewControllers") ?? []
    }

    // MARK: The stack

    /// The controllers, the root first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of the stack: the one that is shown.
    open var topViewController: UIViewController? { stack.last }

    /// The controller on screen: the one that the top controller presents, or the top controller.
    open var visibleViewController: UIViewController? { presented ?? topViewController }

    /// Pushes a controller onto the stack, and shows it.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: A Boolean value that the appearance calls receive. No animation is visible.
    ///
    /// - Precondition: The controller isn't on the stack, and isn't a navigation controller. Otherwise, the process
    ///   ends in UIKit's words.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !(viewController is UINavigationController) else {
            UIKitException.invalidArgument("Pushing a navigation controller is not supported").raise()
        }
        guard !stack.contains(viewController) else {
            UIKitException.invalidArgument(
                "Pushing the same view controller instance more than once is not supported "
                    + "(<\(Trace.name(of: viewController))>)"
            ).raise()
        }
        replaceStack(with: stack + [viewController], animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Pops the top controller from the stack, unless it is the root.
    ///
    /// - Returns: The popped controller, or nil if only the root was on the stack.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        stack.count > 1 ? replaceStack(with: stack.dropLast(), animated: animated).first : nil
    }

    /// Pops all controllers above a controller.
    ///
    /// - Returns: The popped controllers, the lowest first.
    /// - Precondition: The controller is on the stack. Otherwise, the process ends in UIKit's words.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            UIKitException.inconsistency("Tried to pop to a view controller that doesn't exist.").raise()
        }
        return replaceStack(with: stack[...index], animated: animated)
    }

    /// Pops all controllers except the root.
    ///
    /// - Returns: The popped controllers, the lowest first, or nil if the stack is empty.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack and shows its last controller.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard Set(viewControllers).count == viewControllers.count else {
            UIKitException.inconsistency(
                "All view controllers in a navigation controller must be distinct (\(viewControllers))"
            ).raise()
        }
        replaceStack(with: viewControllers, animated: animated)
    }

    /// The one way the stack changes. Gives the controllers that are gone, in the order of the old stack.
    @discardableResult
    private func replaceStack(with new: some Sequence<UIViewController>, animated: Bool) -> [UIViewController] {
        let new = Array(new)
        let gone = stack.filter { !new.contains($0) }
        let added = new.filter { !stack.contains($0) }
        begin(leaving: gone, coming: added)
        stack = new
        navigationBar.items = new.map(\.navigationItem)
        showTop(animated: animated)
        end(leaving: gone, coming: added)
        return gone
    }

    // MARK: The view

    /// A Boolean value that determines whether the navigation bar is hidden.
    open var isNavigationBarHidden = false {
        didSet { layOut() }
    }

    /// A Boolean value that determines whether the toolbar is hidden. True unless set.
    open var isToolbarHidden = true {
        didSet { layOut() }
    }

    /// Shows or hides the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Shows or hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Creates a view with the bars.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        view.backgroundColor = .white
        navigationBar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        self.view = view
        layOut()
    }

    override func placeChildren() { showTop(animated: false) }

    /// Shows the top controller's view in place of the one before.
    private func showTop(animated: Bool) {
        let top = topViewController
        // Before the view is about to appear, no view needs to be loaded.
        guard isViewLoaded, shown !== top, isAppearingOrAppeared || shown != nil else { return }
        // Reentrant: loading a view may push another, and then that call has shown the top.
        top?.loadViewIfNeeded()
        guard top === topViewController, shown !== top else { return }
        let old = shown
        shown = top
        if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
        exchange(old, for: top, animated: animated) {
            old?.viewIfLoaded?.removeFromSuperview()
            toolbar.items = top?.toolbarItems
            guard let topView = top?.view else { return }
            view.insertSubview(topView, at: 0)
            topView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            tabBarController?.layOut()
            layOut()
        }
        if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    /// A Boolean value that indicates whether a controller above the root wants the bar of tabs hidden.
    var hidesTabBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    /// Places the bars, and gives the top controller's view the rest.
    func layOut() {
        guard isViewLoaded else { return }
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        var rest = roomForBars
        let bar = rest.divided(atDistance: navigationBar.heightNow, from: .minYEdge)
        navigationBar.frame = bar.slice
        if !isNavigationBarHidden { rest = bar.remainder }
        let tools = rest.divided(atDistance: UIToolbar.height, from: .maxYEdge)
        toolbar.frame = tools.slice
        if !isToolbarHidden { rest = tools.remainder }
        place(shown, in: rest)
    }

    /// Lays out the bars inside the insets of the window's device.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if barsLieOver { layOut() }
    }

    /// The item that a nib gives the controller, or else the root controller's, as long as there is one.
    open override var tabBarItem: UITabBarItem! {
        get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set {
            guard storedTabBarItem == nil, let root = stack.first else { return super.tabBarItem = newValue }
            root.tabBarItem = newValue
        }
    }
}
