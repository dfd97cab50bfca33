internal import InterfaceBuilder
package import TerminalUIKit

extension UIWindow {
    /// The controller whose view a user looks at, whatever contains or presents it.
    package var frontController: UIViewController? {
        func front(_ controller: UIViewController?) -> UIViewController? {
            if let presented = controller?.presentedViewController { return front(presented) }
            switch controller {
            case let tabs as UITabBarController: return front(tabs.selectedViewController) ?? tabs
            case let navigation as UINavigationController: return front(navigation.topViewController) ?? navigation
            default: return controller
            }
        }
        return front(rootViewController)
    }

    /// The views of controllers that present another one over them.
    var coveredViews: [UIView] {
        let controllers = sequence(first: rootViewController) { $0?.presentedViewController }
        let views = controllers.compactMap(\.?.viewIfLoaded)
        return views.dropLast().filter { view in views.last.map { !$0.isDescendant(of: view) } ?? true }
    }

    /// The document of the nib or storyboard of the screen in front, unless that was made in code.
    var frontDocument: IBDocument {
        get throws {
            let controller = frontController
            if let storyboard = controller?.storyboard { return storyboard.document }
            guard let nib = controller?.nibToLoad else {
                throw CommandError("this screen was made in code, so there is no nib to show")
            }
            return try UINib.document(named: nib, bundle: controller?.nibBundle)
        }
    }
}
