import InterfaceBuilder
import PlainText

extension StoryboardScene {
    /// Returns a template that performs a segue of the scene.
    func segue(of connection: IBConnection) -> SegueTemplate {
        let template = SegueTemplate(connection, in: self)
        companions.append(template)
        return template
    }

    /// Returns the template that performs the segue with a name, or nil if the scene has no such segue.
    func segue(withIdentifier identifier: String) -> SegueTemplate? {
        let known = companions.lazy.compactMap { $0 as? SegueTemplate }.first { $0.identifier == identifier }
        if let known { return known }
        return segues.first { $0.identifier == identifier }.map { segue(of: $0.connection) }
    }

    /// The segues of the scene, with the names that the program knows them by.
    private var segues: [(connection: IBConnection, identifier: String?)] {
        NibContents(scene.objects).objects.flatMap(\.connections).compactMap { connection in
            guard case .segue(_, let identifier) = connection.kind else { return nil }
            return (connection, identifier)
        }
    }

    /// An error for a segue that the scene doesn't have, with the nearest name.
    func error(noSegue identifier: String, _ exception: UIKitException) -> any Error {
        storyboard.error(
            "no segue of the scene has the identifier \"\(identifier)\"", at: scene,
            suggestion: nearestName(to: identifier, among: segues.compactMap(\.identifier)), exception: exception)
    }

    /// Makes the controller that a segue leads to: by the source's `@IBSegueAction`, if the segue names one and it
    /// returns a controller.
    ///
    /// If the method returns nil, `init(coder:)` is called (https://stackoverflow.com/a/69496614). A missing method is
    /// logged in the words that https://github.com/IBDecodable/IBDecodable/pull/60 quotes.
    func makeDestination(
        of connection: IBConnection, from source: UIViewController, sender: Any? = nil, in containers: [String] = []
    ) throws(NibError) -> UIViewController {
        let destination = try storyboard.scene(withControllerID: connection.destination)
        guard let selector = connection.attributes["destinationCreationSelector"] else {
            return try destination.makeController(for: containers)
        }
        guard let action = source.action(named: selector) else {
            Log.write("[Storyboard] Unable to find method -[<\(Trace.name(of: source))> \(selector)]")
            return try destination.makeController(for: containers)
        }
        guard case .segue(_, let identifier) = connection.kind else { preconditionFailure("no segue") }
        Trace.emit(.action, source, key: selector, to: source, "segue: \(selector)")
        return try destination.makeController(for: containers) { coder in
            action.destination(from: source, coder: coder, sender: sender, identifier: identifier)
        }
    }
}
