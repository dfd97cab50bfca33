/// A controller of one screen. It loads its view from a nib when the view is first needed, and receives calls when the
/// view appears.
///
/// A controller can show another over itself (``present(_:animated:completion:)``), and hold others whose views are
/// parts of its own (``addChild(_:)``). `viewDidUnload` of 2011 is not here: iOS has not called it since version 6.
open class UIViewController: UIResponder, NSCoding {
    // The outlet is called `view` in every nib. The property of that name loads it.
    @Outlet(name: "view") var loadedView: UIView?
    /// The nib the view comes from, as given when the controller was made.
    open private(set) var nibName: String?
    /// The bundle of the nib, or nil for the main bundle.
    open private(set) var nibBundle: Bundle?
    /// The name of the screen in bars. Setting it sets the title of the items the bars show.
    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    /// Makes the view of a controller from a storyboard.
    let scene: StoryboardScene?
    /// The state of the view between being off the screen and on it.
    var appearance = AppearanceState.disappeared
    /// A Boolean value that indicates whether ``viewIsAppearing(_:)`` has been called since the view began to appear.
    var isToldOfAppearing = false

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - nibName: The nib with the view, or nil for one named after the class, with or without its last `Controller`.
    ///   - nibBundle: The bundle with the nib, or nil for the main bundle.
    public init(nibName: String?, bundle nibBundle: Bundle?) {
        (self.nibName, self.nibBundle) = (nibName, nibBundle)
        scene = nil
        super.init()
    }

    /// Creates a controller whose nib is named after its class.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The properties that a nib can set by name.
    open override class var inspectables: [String: Inspectable] { ["title": Inspectable(\UIViewController.title)] }

    /// Decodes a controller, with its view if the file has it inside.
    public required init?(coder: NSCoder) {
        nibName = coder.decodeObjectIfPresent(forKey: "nibName") as? String
        nibBundle = nil
        scene = coder.scene
        super.init()
        code(with: PropertyCoder(coder, isDecoding: true))
    }

    /// Encodes the properties that ``init(coder:)`` decodes. The bars of a container, and its children with their
    /// views, go with it.
    open func encode(with coder: NSCoder) { code(with: PropertyCoder(coder, isDecoding: false)) }

    /// Reads or writes the properties.
    @_spi(Overriding) open func code(with coder: PropertyCoder) {
        coder.write(nibName, "nibName")
        coder.code(self, \.title, "title")
        coder.code(self, \.storedNavigationItem, "navigationItem")
        coder.code(self, \.storedTabBarItem, "tabBarItem")
        coder.code(self, \.toolbarItems, "toolbarItems")
        coder.code(self, \.modalPresentationStyle, "modalPresentationStyle")
        coder.code(self, \.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed")
        coder.code(self, \.edgesForExtendedLayout, "edgesForExtendedLayout")
        coder.code("view", viewIfLoaded) { view = $0 }
    }

    // MARK: The view

    /// The controller's view, loaded lazily.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view if it has been loaded.
    open var viewIfLoaded: UIView? { loadedView }

    /// A Boolean value that indicates whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it isn't loaded yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        traceLifecycle("loadView")
        loadView()
        if let exception = missingView { exception.raise() }
        endLoading()
    }

    /// Makes the view: from the storyboard's scene or the nib with this controller as File's Owner, or an empty one.
    ///
    /// Ends the process in UIKit's words if the nib leaves the `view` outlet empty.
    open func loadView() { loadViewFromFile() }

    /// The function that catches faults in the view's file, or nil to end the process in UIKit's words.
    var faultCatcher: ((any Error) -> Void)?

    /// The storyboard the controller comes from, or nil if it was made otherwise.
    open var storyboard: UIStoryboard? { scene?.storyboard }

    // MARK: Segues

    /// Performs the segue with a name that the storyboard draws from this controller, or from an object in its view.
    ///
    /// Ends the process, as UIKit does, if there isn't one.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performSegue(named: identifier, sender: sender)
    }
    /// Returns a Boolean value that indicates whether a segue that a user starts is performed. It isn't called when
    /// code performs the segue.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Prepares for a segue. Override it to pass data to the destination, whose view isn't loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns a Boolean value that indicates whether an unwind segue may lead to this controller, which has its
    /// action.
    ///
    /// - Parameters:
    ///   - action: The name of the action. In UIKit it is a selector.
    ///   - fromViewController: The controller the segue starts from.
    ///   - sender: The object that started it.
    open func canPerformUnwindSegueAction(
        _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }

    // MARK: Points of the view's life

    /// Tells the controller that its view has been loaded. Called once.
    open func viewDidLoad() {}
    /// Tells the controller that its view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Tells the controller that its view is about to appear, and is in the window with its final size.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Tells the controller that its view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Tells the controller that its view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Tells the controller that its view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Tells the controller that its view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Tells the controller that its view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Tells the controller that its view is about to appear or disappear. Containers call it on a child. Windows,
    /// presentations and the containers of this module do so themselves.
    ///
    /// The call does nothing if the view has already appeared or disappeared.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        begin(isAppearing, animated: animated)
    }

    /// Tells the controller that the transition begun by ``beginAppearanceTransition(_:animated:)`` has ended.
    open func endAppearanceTransition() { end() }

    /// Tells the controller that its view is about to have another size, because a user turns the device. Tells its
    /// children by default.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in turningChildren where child.view.bounds.size != size {
            child.viewWillTransition(to: size, with: coordinator)
        }
    }
    /// Tells the controller that the traits are about to change. Tells its children by default.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in turningChildren { child.willTransition(to: newCollection, with: coordinator) }
    }
    /// Tells the controller that the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called: memory doesn't run short here.
    open func didReceiveMemoryWarning() {}

    /// Updates the constraints of the view. Override it to change them, and call `super` at the end.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// The traits of the screen.
    open var traitCollection: UITraitCollection { .current }
    /// A Boolean value that determines whether a controller presented with ``UIModalPresentationStyle/currentContext``
    /// covers this controller's view. Stored without effect: it covers the outermost one's.
    open var definesPresentationContext = false

    /// The size that the controller wants in a popover or a container, in points. Stored without effect.
    open var preferredContentSize: CGSize {
        get { kept() ?? .zero }
        set { keep(newValue) }
    }
    /// The look of the status bar, which isn't drawn.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar, which isn't drawn, is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// Requests the look of the status bar again, which isn't drawn.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The orientations that the controller supports. Nothing asks for them.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientation in which the controller is presented. Nothing asks for it.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// A Boolean value that indicates whether the screen may turn. Nothing asks for it.
    open var shouldAutorotate: Bool { true }

    /// The insets, in points, that the controller adds to its view's safe area beyond the insets of bars and the
    /// device.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellOfSafeArea() } }
    }
    /// The edges at which the view extends below bars that lie over it. At another edge, the view ends at the bar.
    open var edgesForExtendedLayout: UIRectEdge {
        get { kept() ?? .all }
        set { keep(newValue) }
    }
    /// The insets that the bars of the controller around take away, where they overlap the view, in points.
    var barInsets = UIEdgeInsets.zero { didSet { if barInsets != oldValue { viewIfLoaded?.tellOfSafeArea() } } }
    /// The guide for the covered top of the view, for constraints up to iOS 10.
    open var topLayoutGuide: any UILayoutSupport { view.guide(.topBars) }
    /// The guide for the covered bottom of the view, for constraints up to iOS 10.
    open var bottomLayoutGuide: any UILayoutSupport { view.guide(.bottomBars) }

    /// A Boolean value that indicates whether children whose views are in this one's receive its appearance calls.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Puts the children's views that are to be seen into the view, which is about to appear. For containers.
    func placeChildren() {}

    // MARK: Presenting

    /// The style in which this controller covers the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// A Boolean value that determines whether the user is prevented from dismissing the sheet by pulling it down.
    open var isModalInPresentation = false
    var presented: UIViewController?
    weak var presenter: UIViewController?
    package var ownPresentation: UIPresentationController?

    /// The object that shows this controller, or the one around it, on the screen. It exists beforehand, so that you
    /// can set its delegate.
    open var presentationController: UIPresentationController? {
        if let parent { return parent.presentationController }
        if ownPresentation == nil { ownPresentation = UIPresentationController(for: self) }
        return ownPresentation
    }

    /// The controller that this one, or one it is contained in, presents.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }

    /// The controller that presents this one, or one it is contained in.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Shows a controller over this one, or over the outermost one it is contained in.
    ///
    /// If the controller can't be presented, a message is logged in UIKit's words, and the controller isn't shown. For
    /// example, the presenting view may be off the screen, or its controller may present already.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller.
    ///   - flag: True to animate, which has no effect here.
    ///   - completion: Called when it has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { present(viewControllerToPresent, from: self, animated: flag, completion: completion) }

    /// Dismisses the controller that this one presents, and all that it presents. If it presents no controller,
    /// dismisses itself.
    ///
    /// - Parameters:
    ///   - flag: A Boolean value that the appearance calls receive. No animation is visible.
    ///   - completion: The closure to call after the controller has disappeared.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil {
            outermost.dismissPresented(animated: flag)
        } else {
            outermost.presenter?.dismissPresented(animated: flag)
        }
        completion?()
    }

    /// A Boolean value that indicates whether the view appears because the controller is presented.
    open internal(set) var isBeingPresented = false

    /// A Boolean value that indicates whether the view disappears because the controller is dismissed.
    open internal(set) var isBeingDismissed = false

    /// Shows a controller in the nearest container: a navigation controller pushes it. Without such a container,
    /// presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller beside this one in the nearest split view controller. Without one, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: Editing

    private var showsEditing = false
    private var storedEditButtonItem: UIBarButtonItem?

    /// A Boolean value that determines whether the user can edit the content now. Setting it calls
    /// ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { showsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Override it to change the appearance, and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        showsEditing = editing
        showEditing(on: storedEditButtonItem)
    }

    /// A button that begins and ends editing, and says which.
    open var editButtonItem: UIBarButtonItem {
        if storedEditButtonItem == nil { storedEditButtonItem = makeEditButton() }
        return storedEditButtonItem!
    }

    // MARK: Containing

    /// The state of the controller on its way into its parent, or out of it.
    var movement = ParentMovement.none
    /// A Boolean value that indicates whether the view appears because a container has got this controller.
    open var isMovingToParent: Bool { movement == .toParent }
    /// A Boolean value that indicates whether the view disappears because the controller leaves its container.
    open var isMovingFromParent: Bool { movement == .fromParent }
    /// A Boolean value that determines whether the tab bar is hidden while this controller, or one pushed over it, is
    /// visible.
    open var hidesBottomBarWhenPushed = false

    /// The controllers this one contains, in the order they were added.
    open internal(set) var children: [UIViewController] = []
    /// The controller this one is contained in.
    open internal(set) weak var parent: UIViewController?
    /// The nearest navigation controller this one is contained in.
    open var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller this one is contained in.
    open var tabBarController: UITabBarController? { ancestor() }

    /// Contains a controller: sends it `willMove(toParent:)`, and takes it from where it was.
    ///
    /// Then put its view where it belongs and call `didMove(toParent:)`. While this controller is on screen, the child
    /// appears when its view is added to this one's, and disappears when it is removed.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Removes this controller from its container, and calls `didMove(toParent:)`. Call `willMove(toParent: nil)`
    /// first, and remove the view.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    /// Tells the controller that a container is about to add it, or, with nil, to remove it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Tells the controller that a container has added it, or, with nil, removed it.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Contents of bars

    private var storedNavigationItem: UINavigationItem?
    final var storedTabBarItem: UITabBarItem?

    /// The content of a navigation bar for this controller, created lazily, with its title.
    open var navigationItem: UINavigationItem {
        if storedNavigationItem == nil { storedNavigationItem = UINavigationItem(title: title ?? "") }
        return storedNavigationItem!
    }

    /// The item of a tab bar for this controller, created lazily, with its title.
    open var tabBarItem: UITabBarItem! {
        get {
            if storedTabBarItem == nil { storedTabBarItem = UITabBarItem(title: title, image: nil, tag: 0) }
            return storedTabBarItem
        }
        set { storedTabBarItem = newValue }
    }

    /// The items of a navigation controller's toolbar for this controller.
    open var toolbarItems: [UIBarButtonItem]?

    // MARK: Responding

    /// The view's superview, or the presenting controller for a presented one.
    open override var next: UIResponder? { presenter ?? viewIfLoaded?.superview }
    /// The view in the keyboard's place while this controller, or one inside it, is first responder. Nil by default.
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this controller, or one inside it, is first responder. Nil by default.
    open var inputAccessoryView: UIView? { nil }
}
