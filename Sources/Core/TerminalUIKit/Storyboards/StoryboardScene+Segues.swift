import InterfaceBuilder

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
        let connections = NibContents(scene.objects).objects.flatMap(\.connections)
        return connections.first { connection in
            if case .segue(_, identifier) = connection.kind { true } else { false }
        }.map(segue)
    }

    /// Makes the controller that a segue leads to.
    func makeDestination(of connection: IBConnection) throws(NibError) -> UIViewController {
        try storyboard.scene(withControllerID: connection.destination).makeController(for: [])
    }
}
