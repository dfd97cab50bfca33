/// Manages one screen: loads its view from a nib when it is first needed, and is told when it appears.
open class UIViewController: UIResponder, NSCoding {
    /// The nib the view comes from, as given when the controller was made.
    public let nibName: String?
    /// Where the nib is; nil for the main bundle.
    public let nibBundle: Bundle?
    /// What bars show as the screen's name.
    open var title: String?

    /// Makes the view of a controller from a storyboard.
    let scene: StoryboardScene?

    // The outlet is called `view` in every nib; the property of that name loads it.
    @Outlet(name: "view") var loadedView: UIView?
    private var appearance = Appearance.disappeared

    private enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Makes a controller.
    ///
    /// - Parameters:
    ///   - nibName: The nib with the view; nil for one named after the class: without `Controller` at the end, or whole.
    ///   - nibBundle: Where the nib is; nil for the main bundle.
    public init(nibName: String?, bundle nibBundle: Bundle?) {
        self.nibName = nibName
        self.nibBundle = nibBundle
        scene = nil
        super.init()
    }

    /// Makes a controller whose nib is named after its class.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Decodes a controller, with its view if the file has it inside.
    public required init?(coder: NSCoder) {
        nibName = coder.decodeObject(forKey: "nibName") as? String
        nibBundle = nil
        scene = (coder as? NibCoder)?.scene
        super.init()
        title = coder.decodeObject(forKey: "title") as? String
        if let view = coder.decodeObject(forKey: "view") as? UIView { self.view = view }
    }

    /// Writes what ``init(coder:)`` reads.
    open func encode(with coder: NSCoder) {
        coder.encode(nibName, forKey: "nibName")
        coder.encode(title, forKey: "title")
        coder.encode(viewIfLoaded, forKey: "view")
    }

    // MARK: The view

    /// The controller's view, loaded when first asked for.
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

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view unless it is there.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        traceLifecycle("loadView")
        loadView()
        loadedView?.viewController = self
        traceLifecycle("viewDidLoad")
        viewDidLoad()
    }

    /// Makes the view: from the storyboard's scene or the nib with this controller as File's Owner, or an empty one.
    ///
    /// Ends the process in UIKit's words if the nib leaves the `view` outlet empty.
    open func loadView() {
        if let scene, let view = UIKitException.raising({ try scene.makeView(for: self) }) {
            self.view = view
            return
        }
        guard let name = nibName ?? conventionalNibName else {
            view = UIView(frame: UIScreen.main.applicationFrame)
            return
        }
        _ = UINib(nibName: name, bundle: nibBundle, isForControllersView: true).instantiate(withOwner: self)
        guard loadedView != nil else {
            UIKitException.inconsistency(
                "-[\(type(of: self)) loadView] loaded the \"\(name)\" nib but the view outlet was not set."
            ).raise()
        }
    }

    /// The first of UIKit's two names for a class's nib that exists: `Menu` before `MenuController`.
    private var conventionalNibName: String? {
        let className = "\(type(of: self))"
        let suffix = "Controller"
        let shortened = className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []
        return (shortened + [className]).first { NibFile.exists(named: $0, bundle: nibBundle, owner: self) }
    }

    // MARK: Points of the view's life

    /// The view has been loaded. Called once.
    open func viewDidLoad() {}
    /// The view is about to come on screen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view has come on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to place its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    /// Brings the view on screen: the calls in UIKit's order around the change.
    func appear(animated: Bool, change: () -> Void) {
        guard appearance == .disappeared else { return change() }
        appearance = .appearing
        traceLifecycle("viewWillAppear")
        viewWillAppear(animated)
        change()
        appearance = .appeared
        traceLifecycle("viewDidAppear")
        viewDidAppear(animated)
    }

    /// Takes the view off the screen: the calls in UIKit's order around the change.
    func disappear(animated: Bool, change: () -> Void) {
        guard appearance == .appeared else { return change() }
        appearance = .disappearing
        traceLifecycle("viewWillDisappear")
        viewWillDisappear(animated)
        change()
        appearance = .disappeared
        traceLifecycle("viewDidDisappear")
        viewDidDisappear(animated)
    }

    private func traceLifecycle(_ point: String) {
        Trace.emit(.lifecycle, self, point)
    }

    /// The view's superview.
    open override var next: UIResponder? { viewIfLoaded?.superview }
}
