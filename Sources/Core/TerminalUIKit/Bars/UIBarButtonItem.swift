/// A button, a space or a view of the program's own in a bar.
open class UIBarButtonItem: UIBarItem, ActionSending {
    /// The styles of a button.
    public nonisolated enum Style: Int, Sendable, CaseIterable, NibEnum {
        /// A button like others.
        case plain = 0
        /// With a border. All are drawn with one, as in navigation bars up to iOS 6.
        case bordered = 1
        /// The button that ends the user's task, drawn bold.
        case done = 2
    }

    /// The style of the button.
    open var style = Style.plain
    /// The width in points, or 0 to fit the content.
    open var width: CGFloat = 0
    /// A Boolean value that determines whether the bar leaves the item out.
    open var isHidden = false { didSet { bar?.setNeedsLayout() } }
    /// The bar that shows the item, or would.
    weak var bar: UIView?
    /// The color of the button, or nil for the bar's color.
    open var tintColor: UIColor?
    /// A view to show in place of a button.
    open var customView: UIView?
    /// The system item that the item was made from, or nil for other items.
    private(set) var systemItem: SystemItem?

    /// The object with the method to call, or nil for the first in the responder chain that has it. The reference is
    /// weak.
    open weak var target: AnyObject?
    /// The name of the target's method, `done:`.
    open var action: String?
    /// The closure that is called.
    open var primaryAction: UIAction?
    /// The menu, and a function that shows it. Sheets are made of controls, which this module doesn't know.
    package var shownMenu: (menu: UIMenu, show: (UIMenu, AnyObject, UIResponder?) -> Void)?
    /// The method, if it was given itself.
    private var method: Action?

    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - title: The title of the item.
    ///   - style: The style.
    ///   - target: The object with the method, or nil for the responder chain.
    ///   - action: The method's name in ``UIResponder/actions``.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: String?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target
        self.action = action
    }

    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: String?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates a system button or space that calls a method by its name.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: String?) {
        self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
        self.systemItem = systemItem
    }

    /// Creates a button with a title that calls a method: `target: self, action: HomeViewController.pick`.
    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target, action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil as String?)
        method = Action(action)
    }

    /// Creates a system button that calls a method.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil as String?)
        method = Action(action)
    }

    /// Creates an item that shows a view.
    public convenience init(customView: UIView) {
        self.init(title: nil, style: .plain, target: nil, action: nil)
        self.customView = customView
    }

    // The action is connected afterwards. An archive doesn't contain them.
    override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        if !coder.isDecoding { coder.coder.encode(systemItem, forKey: "systemItem") }
        if coder.isDecoding, let item: SystemItem = coder.coder.decodeEnum(forKey: "systemItem") {
            systemItem = item
            title = title ?? item.title
            style = item.style
        }
        coder.code(self, \.style, "style")
        coder.code(self, \.width, "width")
        coder.code(self, \.tintColor, "tintColor")
        coder.code(self, \.customView, "customView")
    }

    /// A Boolean value that indicates whether the item is only a space between others.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// Takes an action that a nib connects. There is but one event: a tap.
    package func connect(_ action: TargetAction, eventType: String?) -> Bool {
        target = action.target
        self.action = action.selector
        return true
    }

    /// Calls the target, as a tap does. Without one the responder chain begins there.
    func send(chain: UIResponder?) {
        primaryAction?.perform(sender: self)
        let sending =
            method.map { TargetAction(target: target, action: $0) }
            ?? action.map { TargetAction(target: target, selector: $0) }
        sending?.send(from: self, chain: chain, cause: "tap")
        if primaryAction == nil, sending == nil, let (menu, show) = shownMenu { show(menu, self, chain) }
    }
}
