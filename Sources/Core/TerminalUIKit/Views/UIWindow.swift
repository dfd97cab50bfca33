/// The root of a view hierarchy, which a canvas draws.
open class UIWindow: UIView {
    /// The controller whose view fills the window. Setting it puts the view of the new controller in the window. It
    /// removes the view of the old controller, and everything that controller presented.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue, !isHidden else { return }
            if let oldValue { remove(oldValue) }
            showRootView()
        }
    }

    /// The window itself.
    open override var window: UIWindow? { self }

    /// The insets that a device's status bar and the shape of its screen cover, in points, or zero unless set. Not in
    /// UIKit.
    public var deviceInsets = UIEdgeInsets.zero { didSet { if deviceInsets != oldValue { tellOfSafeArea() } } }
    /// The insets that the device covers.
    open override var safeAreaInsets: UIEdgeInsets { deviceInsets }

    /// The world in which the window was made, where it lays out and draws.
    let world = World.current

    /// The handle by which the application remembers the window.
    let handle = WindowHandle()

    /// The responder that receives typed text.
    package weak var firstResponder: UIResponder? { didSet { showInputViews() } }
    /// The view that contains the input views, or nil if none are shown.
    var inputArea: UIView?

    /// Prepares a new window, which is hidden.
    @_spi(Overriding) public override func prepareInCode() {
        isHidden = true
        backgroundColor = .white
    }

    deinit { handle.window.object = nil }

    /// Creates a window in the only scene, as large as the screen.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }

    /// The scene the window is in, which is always the only one.
    open var windowScene: UIWindowScene? {
        get { .main }
        set {}
    }

    /// Shows the window: loads the root controller's view, and calls the controller's appearance methods. Even without
    /// another reference, the window lives until the event ends.
    open func makeKeyAndVisible() {
        if isHidden { show() }
    }

    /// Lays out the views that need it, and again if the observer of a property changes something.
    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        guard let layoutEnded = world.layoutEnded else { return }
        for _ in 0..<10 where layoutEnded() { super.layoutIfNeeded() }
    }

    /// Lays out the views that need it, then draws the whole hierarchy.
    ///
    /// - Parameter canvas: The canvas to draw on. The window's top left corner is its origin.
    public func render(on canvas: any Canvas) {
        world.run {
            layoutIfNeeded()
            UIGraphicsPushContext(canvas)
            defer { UIGraphicsPopContext() }
            drawHierarchy(on: canvas)
        }
    }
}
