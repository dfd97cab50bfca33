@_spi(Overriding) import Views

/// A controller that shows two controllers side by side. On a phone, it shows one, and pushes the other over it.
///
/// There are two columns where the traits say that there is much room from left to right.
open class UISplitViewController: UIViewController {
    /// The numbers of columns.
    public nonisolated enum Style: Int, Sendable {
        /// Two, given as a list.
        case unspecified
        /// Two, given by their names.
        case doubleColumn
    }

    /// A column.
    public nonisolated enum Column: Int, Sendable {
        /// The one at the left.
        case primary
        /// The other.
        case secondary = 2
    }

    /// The modes that determine the visible columns.
    public nonisolated enum DisplayMode: Int, Sendable {
        /// As it suits: both here, where there is room.
        case automatic
        /// The secondary one.
        case secondaryOnly
        /// Both.
        case oneBesideSecondary
        /// The primary one over the other.
        case oneOverSecondary
    }

    /// The object that decides what a phone shows. The reference is weak.
    @Outlet(.weak) open var delegate: (any UISplitViewControllerDelegate)?
    /// The number of columns.
    open private(set) var style = Style.unspecified
    /// The mode that determines the visible columns. Stored without effect.
    open var preferredDisplayMode = DisplayMode.automatic
    /// The width of the primary column, in points, where there are two.
    open var maximumPrimaryColumnWidth: CGFloat = 320
    /// The controllers of both columns, the primary first. On a phone, it is the visible one, if there is one.
    open var viewControllers: [UIViewController] {
        get { isViewLoaded ? shown : inOrder }
        set { replaceColumns(with: newValue) }
    }
    private var columns: [Column: UIViewController] = [:]
    /// The controllers of both columns, the primary first.
    private var inOrder: [UIViewController] { Self.order.compactMap { columns[$0] } }
    private static let order: [Column] = [.primary, .secondary]
    private var shown: [UIViewController] { isCollapsed ? Array(inOrder.prefix(1)) : inOrder }

    /// A Boolean value that indicates whether there is room for only one column.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
    /// A button that shows and hides the primary column. Here, it has no effect: both are visible, or one is pushed.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        title: "", style: .plain, target: nil, action: nil)

    /// Creates a controller with two columns, to be given by their names.
    public convenience init(style: Style) {
        self.init(nibName: nil, bundle: nil)
        self.style = style
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code("viewControllers", inOrder) { (columns: [UIViewController]) in replaceColumns(with: columns) }
    }

    private func replaceColumns(with controllers: [UIViewController]) {
        replaceColumns(with: Dictionary(uniqueKeysWithValues: zip(Self.order, controllers)))
    }

    private func replaceColumns(with new: [Column: UIViewController]) {
        let gone = inOrder.filter { !new.values.contains($0) }
        let added = Self.order.compactMap { new[$0] }.filter { $0.parent !== self }
        begin(leaving: gone, coming: added)
        columns = new
        for controller in gone { controller.viewIfLoaded?.removeFromSuperview() }
        end(leaving: gone, coming: added)
        if isViewLoaded { placeColumns() }
    }

    /// Sets a column's controller, in a navigation controller unless it is one. Nil leaves the column empty.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        var all = columns
        all[column] = vc.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
        replaceColumns(with: all)
    }

    /// Returns the controller of a column, or nil if there isn't one.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column: on a phone the secondary one is pushed.
    open func show(_ column: Column) {
        guard column == .secondary, isCollapsed, let secondary = viewController(for: .secondary) else { return }
        push(secondary)
    }

    /// Shows a controller in the secondary column. On a phone it is pushed in the primary one, or else presented.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed { push(vc) } else { replaceColumns(with: inOrder.prefix(1) + [vc]) }
    }

    /// The controllers in a navigation controller are pushed, not the controller itself.
    private func push(_ controller: UIViewController) {
        guard let stack = inOrder.first as? UINavigationController else {
            return present(controller, animated: true)
        }
        let pushed = (controller as? UINavigationController)?.viewControllers ?? [controller]
        stack.setViewControllers(stack.viewControllers + pushed, animated: true)
    }

    /// Puts the columns into the view. On a phone the delegate says whether the secondary one is given up. Otherwise it
    /// is pushed. A primary one that is no navigation controller isn't used, as the documentation of
    /// `collapseSecondaryViewController(_:for:)` has it.
    open override func viewDidLoad() {
        super.viewDidLoad()
        placeColumns()
        guard isCollapsed, let primary = columns[.primary] as? UINavigationController,
            let secondary = columns[.secondary], style == .unspecified,
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true
        else { return }
        push(secondary)
    }

    private func placeColumns() {
        for controller in shown where controller.view.superview !== view { view.addSubview(controller.view) }
        layOut()
    }

    /// Gives the columns their places.
    private func layOut() {
        let both = view.bounds.divided(atDistance: maximumPrimaryColumnWidth, from: .minXEdge)
        for (controller, column) in zip(shown, [both.slice, both.remainder]) {
            controller.viewIfLoaded?.frame = shown.count == 1 ? view.bounds : column
        }
    }

    /// Lays out the columns.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }
}

/// The methods that a split view controller calls on its delegate.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Asks the delegate whether to discard the secondary controller on a phone, which then shows the primary one.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Asks the delegate whether it has shown a controller in the secondary column itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
}

extension UISplitViewControllerDelegate {
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
}

extension UIViewController {
    /// The nearest split view controller this one is contained in.
    public var splitViewController: UISplitViewController? { ancestor() }
}

extension UISplitViewController: StoryboardContainer {
    package func append(_ child: UIViewController) { viewControllers.append(child) }
}
