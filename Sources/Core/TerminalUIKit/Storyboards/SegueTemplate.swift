import InterfaceBuilder

/// The description of a segue in a storyboard, which performs the segue on request. UIKit also has such a class, and
/// hides it.
package final class SegueTemplate: NSObject, NibObject {
    private let connection: IBConnection
    private weak var scene: StoryboardScene?

    /// The action to which controls are connected, as in UIKit.
    static let selector = "perform:"

    package static var actions: [String: Action] { [selector: Action(SegueTemplate.perform)] }

    init(_ connection: IBConnection, in scene: StoryboardScene) {
        self.connection = connection
        self.scene = scene
    }

    /// The kind, as the file calls it, and the name that the program knows the segue by.
    private var words: (kind: String, identifier: String?) {
        if case .segue(let kind, let identifier) = connection.kind { (kind, identifier) } else { ("", nil) }
    }

    /// The name that the program knows the segue by, or nil if there isn't one.
    var identifier: String? { words.identifier }

    /// A Boolean value that indicates whether a tap on a cell's detail button performs it, rather than one on the cell.
    package var isOfAccessory: Bool { connection.attributes["trigger"] == "accessoryAction" }

    /// Performs the segue, if the controller lets it: a user wants it.
    package func perform(_ sender: Any?) {
        guard let controller = scene?.controller,
            controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
        else { return }
        perform(from: controller, sender: sender)
    }

    /// Performs the segue: the program wants it, or the controller lets a user.
    func perform(from source: UIViewController, sender: Any?) {
        guard words.kind != "unwind" else { return unwind(from: source, sender: sender) }
        guard
            let destination = UIKitException.raising({
                try scene?.makeDestination(of: connection, from: source, sender: sender)
            })
        else { return }
        if let style = connection.attributes["modalPresentationStyle"] {
            destination.modalPresentationStyle = UIModalPresentationStyle.nibNames[style] ?? .automatic
        }
        let segue = makeSegue(from: source, to: destination)
        let kind = words.kind
        segue.handler = { [unowned segue] in segue.show(as: kind, sender: sender) }
        Trace.emit(.action, source, key: identifier, to: destination, "segue \(kind)")
        source.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Puts a controller into the view of a controller that contains it.
    func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) throws {
        let segue = makeSegue(from: parent, to: child)
        parent.prepare(for: segue, sender: nil)
        parent.addChild(child)
        try child.loadViewOrThrow()
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        (container as? StandInView)?.isFilled = true
        child.didMove(toParent: parent)
    }

    // MARK: The way back

    private func unwind(from source: UIViewController, sender: Any?) {
        guard let action = connection.attributes["unwindAction"],
            let destination = source.destinationsOfUnwinding.first(where: { controller in
                controller.action(named: action) != nil
                    && controller.canPerformUnwindSegueAction(action, from: source, sender: sender)
            })
        else { return }
        let segue = makeSegue(from: source, to: destination)
        source.prepare(for: segue, sender: sender)
        destination.action(named: action)?.perform(on: destination, sender: segue)
        segue.handler = { [unowned segue] in segue.goBack() }
        segue.perform()
    }

    // MARK: The segue

    /// A segue of the class that the storyboard names, found as all classes of nibs are. Ends the process, as UIKit
    /// does, if there is none.
    private func makeSegue(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        let type = UIKitException.raising { try scene?.storyboard.classes.segueClass(in: connection.attributes) }
        return (type ?? UIStoryboardSegue.self).init(identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// Shows the destination as the storyboard wants it.
    fileprivate func show(as kind: String, sender: Any?) {
        switch kind {
        case "push": source.navigationController?.pushViewController(destination, animated: true)
        case "show": source.show(destination, sender: sender)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        case "custom": break
        default: source.present(destination, animated: true)
        }
    }

    /// Removes the controllers that lie over the destination.
    fileprivate func goBack() {
        if source.outermost !== destination.outermost { destination.dismiss(animated: true) }
        if let navigation = destination.navigationController, navigation.viewControllers.contains(destination) {
            navigation.popToViewController(destination, animated: true)
        }
    }
}

extension UIViewController {
    /// The controllers that an unwind segue may lead to, the nearest first: those below in a stack, those around, those
    /// that present them.
    fileprivate var destinationsOfUnwinding: [UIViewController] {
        if let parent {
            return parent.children.reversed().filter { $0 !== self } + [parent] + parent.destinationsOfUnwinding
        }
        guard let presenter else { return [] }
        return presenter.withAllInside + presenter.destinationsOfUnwinding
    }

    private var withAllInside: [UIViewController] { children.reversed().flatMap(\.withAllInside) + [self] }
}
