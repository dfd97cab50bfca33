import TerminalUIKit
import UIKitExtras

// Other overrides by today's apps.

class SpokenView: UIView {
    override class var layerClass: AnyClass { LoggedLayer.self }
    override var transform: CGAffineTransform { didSet {} }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func prepareForInterfaceBuilder() {}
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? "spoken" }
        set { super.accessibilityLabel = newValue }
    }
}

class LoggedLayer: CALayer {
    override var cornerRadius: CGFloat { didSet {} }
    override var maskedCorners: CACornerMask { didSet {} }
    override var borderWidth: CGFloat { didSet {} }
    override var borderColor: UIColor? { didSet {} }
    override var masksToBounds: Bool { didSet {} }
    override var shadowColor: UIColor? { didSet {} }
    override var shadowOpacity: Float { didSet {} }
    override var shadowOffset: CGSize { didSet {} }
    override var shadowRadius: CGFloat { didSet {} }
}

class WarnedController: UIViewController {
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override var isModalInPresentation: Bool { didSet {} }
}

class PulledScrollView: UIScrollView {
    override var isTracking: Bool { super.isTracking }
    override var isDragging: Bool { super.isDragging }
    override var isDecelerating: Bool { super.isDecelerating }
    override var refreshControl: UIRefreshControl? { didSet {} }
}

class LoggedRefreshControl: UIRefreshControl {
    override var isRefreshing: Bool { super.isRefreshing }
    override var attributedTitle: NSAttributedString? { didSet {} }
    override func beginRefreshing() { super.beginRefreshing() }
    override func endRefreshing() { super.endRefreshing() }
}

class ClosureControl: UIControl {
    override func addAction(_ action: UIAction, for controlEvents: Event) {
        super.addAction(action, for: controlEvents)
    }
    override func removeAction(_ action: UIAction, for controlEvents: Event) {
        super.removeAction(action, for: controlEvents)
    }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
}

class ClosureItem: UIBarButtonItem {
    override var primaryAction: UIAction? { didSet {} }
}

class LargeItem: UINavigationItem {
    override var largeTitleDisplayMode: LargeTitleDisplayMode { didSet {} }
}

class LargeBar: UINavigationBar {
    override var prefersLargeTitles: Bool { didSet {} }
}

class GrowingLabel: UILabel {
    override var adjustsFontForContentSizeCategory: Bool { didSet {} }
}

class EstimatedLayout: UICollectionViewFlowLayout {
    override var estimatedItemSize: CGSize { didSet {} }
}

class ConfiguredButton: UIButton {
    override var configuration: Configuration? { didSet {} }
    override var menu: UIMenu? { didSet {} }
    override var showsMenuAsPrimaryAction: Bool { didSet {} }
}

class LoggedAlert: UIAlertController {
    override var message: String? { didSet {} }
    override var actions: [UIAlertAction] { super.actions }
    override var textFields: [UITextField]? { super.textFields }
    override var preferredAction: UIAlertAction? { didSet {} }
    override func addAction(_ action: UIAlertAction) { super.addAction(action) }
    override func addTextField(configurationHandler: ((UITextField) -> Void)?) {
        super.addTextField(configurationHandler: configurationHandler)
    }
}

class LoggedPagesController: UIPageViewController {
    override var dataSource: (any UIPageViewControllerDataSource)? { didSet {} }
    override var delegate: (any UIPageViewControllerDelegate)? { didSet {} }
    override var viewControllers: [UIViewController]? { super.viewControllers }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        super.setViewControllers(
            viewControllers, direction: direction, animated: animated, completion: completion)
    }
}

class ScenedWindow: UIWindow {
    override var windowScene: UIWindowScene? {
        get { super.windowScene }
        set { super.windowScene = newValue }
    }
}

class DecoratedLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        register(LoggedDecoration.self, forDecorationViewOfKind: "shelf")
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let shelf = layoutAttributesForDecorationView(ofKind: "shelf", at: IndexPath(item: 0, section: 0))
        return (super.layoutAttributesForElements(in: rect) ?? []) + [shelf].compactMap(\.self)
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(x: 0, y: 10, width: 160, height: 4)
        return attributes
    }

    override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        super.register(viewClass, forDecorationViewOfKind: elementKind)
    }

    override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        super.register(nib, forDecorationViewOfKind: elementKind)
    }
}

class LoggedDecoration: UICollectionReusableView {}

class StyledAlert: UIAlertController {
    override var preferredStyle: Style { super.preferredStyle }
}

class TurnedPages: UIPageViewController {
    override var transitionStyle: TransitionStyle { super.transitionStyle }
    override var navigationOrientation: NavigationOrientation { super.navigationOrientation }
}

class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
}

class LitTabItem: UITabBarItem {
    override var selectedImage: UIImage? {
        get { super.selectedImage ?? image }
        set { super.selectedImage = newValue }
    }
}

class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
}

class RestoredView: UIView {
    override var restorationIdentifier: String? {
        get { super.restorationIdentifier ?? "view" }
        set { super.restorationIdentifier = newValue }
    }
}
