import TerminalUIKit

/// A navigation controller with a color, which overrides how it is made and watches what it shows.
open class ThemedNavigationController: UINavigationController, UINavigationControllerDelegate {
    /// The titles of controllers, noted before and after each is shown.
    public private(set) var shown: [String] = []

    /// Makes a controller with a root.
    public override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
        prepare()
    }

    /// Decodes a controller.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        navigationBar.tintColor = .red
        delegate = self
    }

    /// Notes the title.
    open func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        shown.append("will \(viewController.title ?? "")")
    }

    /// Notes the title.
    open func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown.append("did \(viewController.title ?? "")")
    }
}
