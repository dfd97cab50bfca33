internal import InterfaceBuilder
internal import TerminalUIKit

extension UIWindow {
    /// The controller whose view a user looks at, whatever contains or presents it.
    var frontController: UIViewController? {
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

extension ExampleSession {
    /// The names of the program's nibs: first that of the screen in front, then the others in alphabetical order.
    var nibs: [String] {
        let front = window.frontController
        func isOwn(_ name: String) -> Bool {
            name == front?.nibToLoad || "\(name).storyboard" == front?.storyboard?.document.file
        }
        return program.nibs.filter(isOwn) + program.nibs.filter { !isOwn($0) }
    }

    /// The nib with a name, which may have its file's extension: that is how it is shown.
    func nib(named name: String) throws -> String {
        let nibs = nibs
        guard let nib = nibs.first(where: { [$0, $0 + ".xib", $0 + ".storyboard"].contains(name) }) else {
            throw CommandError.unknown("nib", name, among: nibs)
        }
        return nib
    }
}

extension UIView {
    /// The view, its controller if it has one, and all that is below.
    package var respondersAtAnyDepth: [AnyObject] {
        let controller = (next as? UIViewController).map { [$0] } ?? []
        return controller + [self] + subviews.flatMap(\.respondersAtAnyDepth)
    }
}
