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

    /// Makes the controller that a segue leads to.
    func makeDestination(of connection: IBConnection) throws(NibError) -> UIViewController {
        try storyboard.scene(withControllerID: connection.destination).makeController(for: [])
    }
}
