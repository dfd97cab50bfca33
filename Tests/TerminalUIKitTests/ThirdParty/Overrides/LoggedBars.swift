import TerminalUIKit

// Bars and their items as libraries for UIKit override them.

class LoggedNavigationBar: UINavigationBar {
    override var items: [UINavigationItem]? { didSet {} }
    override var topItem: UINavigationItem? { super.topItem }
    override var backItem: UINavigationItem? { super.backItem }
    override var barTintColor: UIColor? { didSet {} }
    override var barStyle: UIBarStyle { didSet {} }
    override var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
    override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet {} }
    override func setItems(_ items: [UINavigationItem]?, animated: Bool) { super.setItems(items, animated: animated) }
    override func pushItem(_ item: UINavigationItem, animated: Bool) { super.pushItem(item, animated: animated) }
    override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
}

class LoggedTabBar: UITabBar {
    override var delegate: (any UITabBarDelegate)? { didSet {} }
    override var items: [UITabBarItem]? { didSet {} }
    override var barTintColor: UIColor? { didSet {} }
    override var unselectedItemTintColor: UIColor? { didSet {} }
    override weak var selectedItem: UITabBarItem? { didSet {} }
    override func setItems(_ items: [UITabBarItem]?, animated: Bool) { super.setItems(items, animated: animated) }
}

class LoggedToolbar: UIToolbar {
    override var items: [UIBarButtonItem]? { didSet {} }
    override var barTintColor: UIColor? { didSet {} }
    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setItems(items, animated: animated) }
}

class LoggedBarButtonItem: UIBarButtonItem {
    override var title: String? { didSet {} }
    override var image: UIImage? { didSet {} }
    override var isEnabled: Bool { didSet {} }
    override var tag: Int { didSet {} }
    override var style: Style { didSet {} }
    override var width: CGFloat { didSet {} }
    override var customView: UIView? { didSet {} }
    override var tintColor: UIColor? { didSet {} }
    override weak var target: AnyObject? { didSet {} }
    override var action: String? { didSet {} }
}

class LoggedNavigationItem: UINavigationItem {
    override var title: String? { didSet {} }
    override var prompt: String? { didSet {} }
    override var titleView: UIView? { didSet {} }
    override var backBarButtonItem: UIBarButtonItem? { didSet {} }
    override var hidesBackButton: Bool { didSet {} }
    override var leftItemsSupplementBackButton: Bool { didSet {} }
    override var leftBarButtonItems: [UIBarButtonItem]? { didSet {} }
    override var rightBarButtonItems: [UIBarButtonItem]? { didSet {} }
    override var leftBarButtonItem: UIBarButtonItem? { didSet {} }
    override var rightBarButtonItem: UIBarButtonItem? { didSet {} }
}

class LoggedTabBarItem: UITabBarItem {
    override var badgeValue: String? { didSet {} }
}
