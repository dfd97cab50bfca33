/// A controller that shows one of several controllers, which a user selects in a bar at the bottom.
open class UITabBarController: UIViewController {
    /// The object that the controller asks and tells when a user selects a tab. The reference is weak.
    @Outlet(.weak) open var delegate: (any UITabBarControllerDelegate)?
    private var shown: UIViewController?
    /// The bar at the bottom.
    open private(set) var tabBar: UITabBar

    /// Creates a controller without tabs.
    public override init(nibName: String?, bundle: Bundle?) {
        tabBar = UITabBar(frame: .zero)
        super.init(nibName: nibName, bundle: bundle)
        tabBar.tabBarController = self
    }

    /// Decodes a controller with its tabs.
    public required init?(coder: NSCoder) {
        tabBar = coder.decodeObjectIfPresent(forKey: "tabBar") as? UITabBar ?? UITabBar(frame: .zero)
        super.init(coder: coder)
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        tabBar.tabBarController = self
        coder.write(tabBar, "tabBar")
        coder.write(children, "viewControllers")
        guard coder.isDecoding else { return }
        viewControllers = coder.coder.decodeList(of: UIViewController.self, forKey: "viewControllers")
    }

    /// The controllers, one for each tab. Simplified: all of them are in the bar, however many.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected controller stays selected if it is among them. Otherwise, the first one
    /// is selected.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let selected = selectedViewController
        let gone = children.filter { !new.contains($0) }
        let added = new.filter { !children.contains($0) }
        begin(leaving: gone, coming: added)
        selectedViewController = selected.flatMap { new.contains($0) ? $0 : nil } ?? new.first
        end(leaving: gone, coming: added)
        children = new
        tabBar.items = new.map(\.tabBarItem)
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    /// The controller that is shown. Only one of ``viewControllers`` can be selected.
    open var selectedViewController: UIViewController? {
        didSet {
            if let selectedViewController, !children.contains(selectedViewController) {
                UIKitException.invalidArgument(
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
                        + "controller's list of view controllers can be selected."
                ).raise()
            }
            tabBar.selectedItem = selectedViewController?.tabBarItem
            showSelected()
        }
    }

    /// The place of the selected controller, or `NSNotFound` if there isn't one. A place that does not exist has no
    /// effect.
    open var selectedIndex: Int {
        get { selectedViewController.flatMap(children.firstIndex) ?? NSNotFound }
        set { if children.indices.contains(newValue) { selectedViewController = children[newValue] } }
    }

    /// Selects a controller as a tap does: a navigation controller that is selected already goes back to its root.
    func userDidChoose(_ index: Int) {
        let chosen = children[index]
        guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
        if index == selectedIndex {
            (chosen as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            selectedIndex = index
        }
        delegate?.tabBarController(self, didSelect: chosen)
    }

    /// Creates a view with the bar.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.applicationFrame)
        view.backgroundColor = .white
        tabBar.frame = view.bounds.divided(atDistance: UITabBar.height, from: .maxYEdge).slice
        tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(tabBar)
        self.view = view
    }

    override func placeChildren() { showSelected() }

    private func showSelected() {
        let selected = selectedViewController
        guard isViewLoaded, shown !== selected, isAppearingOrAppeared || shown != nil else { return }
        selected?.loadViewIfNeeded()
        guard selected === selectedViewController, shown !== selected else { return }
        let old = shown
        shown = selected
        exchange(old, for: selected, animated: false, newIsFirst: true) {
            old?.viewIfLoaded?.removeFromSuperview()
            guard let selectedView = selected?.view else { return }
            selectedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.insertSubview(selectedView, at: 0)
            layOut()
        }
    }

    /// Gives the selected controller's view the room that the bar leaves, or all of it without a bar.
    func layOut() {
        guard isViewLoaded else { return }
        tabBar.isHidden = (shown as? UINavigationController)?.hidesTabBar ?? false
        let bar = roomForBars.divided(atDistance: UITabBar.height, from: .maxYEdge)
        tabBar.frame = bar.slice
        place(shown, in: tabBar.isHidden ? roomForBars : bar.remainder)
    }

    /// Lays out the bar inside the insets of the window's device.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if barsLieOver { layOut() }
    }
}
