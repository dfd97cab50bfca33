import InterfaceBuilder

/// A scene whose controller has been made. The controller keeps it, to make its view when that is needed.
final class StoryboardScene {
    /// The storyboard the scene is in.
    let storyboard: UIStoryboard
    private let scene: IBScene
    private let controllerObject: IBObject
    private let made = NibSurroundings()
    /// What stands beside the controller: gesture recognizers, views that are nobody's subviews.
    private var companions: [Any] = []
    /// The segues that something starts, or has started.
    private var segues: [SegueTemplate] = []
    /// The ids of the controllers that the controller was made for, from the outside in.
    private var containers: [String] = []
    /// The controller, which keeps the scene.
    private(set) weak var controller: UIViewController?

    /// The scene must have a controller.
    init(_ scene: IBScene, of storyboard: UIStoryboard) throws(NibError) {
        guard let object = scene.viewController else {
            throw storyboard.error("the scene has no view controller", at: scene)
        }
        self.scene = scene
        self.storyboard = storyboard
        controllerObject = object
    }

    private var viewObject: IBObject? { controllerObject.slots["view"] }

    /// What the program finds the controller by; nil for none.
    var identifier: String? { controllerObject.attributes["storyboardIdentifier"] }

    /// The storyboard's name, as UIKit's exceptions have it.
    var storyboardName: String { (storyboard.document.file as NSString).deletingPathExtension }

    /// The name of the nib that Xcode compiles the controller's view to.
    var nibName: String { "\(controllerObject.id)-view-\(viewObject?.id ?? "")" }

    /// Makes the scene's controller and those in it, for containers of some ids, from the outside in.
    func makeController(for containers: [String]) throws(NibError) -> UIViewController {
        guard !containers.contains(controllerObject.id) else {
            let path = (containers + [controllerObject.id]).joined(separator: " → ")
            throw storyboard.error("the controller would contain itself: \(path)", at: scene)
        }
        self.containers = containers
        storyboard.controllersBeingMade = containers.isEmpty ? 1 : storyboard.controllersBeingMade + 1
        var count = storyboard.controllersBeingMade - 1
        countControllers(in: controllerObject, inside: [], &count)
        guard count <= UIStoryboard.maximumControllers else {
            throw storyboard.error("more than \(UIStoryboard.maximumControllers) controllers in one another", at: scene)
        }
        let contents = NibContents(scene.objects, except: viewObject, surroundings: made)
        let decoder = NibDecoder(contents, of: storyboard.file, owner: nil, scene: self)
        companions = try decoder.load()
        guard let controller = decoder.instance(for: controllerObject) as? UIViewController else {
            throw storyboard.error("<\(controllerObject.element)> gave no view controller", at: scene)
        }
        self.controller = controller
        // The controller keeps this scene, not the other way round.
        companions.removeAll { $0 as AnyObject === controller }
        for connection in controllerObject.connections {
            guard case .segue(kind: "relationship", _) = connection.kind else { continue }
            let contained = try storyboard.scene(withControllerID: connection.destination)
            controller.contain(try contained.makeController(for: containers + [controllerObject.id]))
        }
        return controller
    }

    /// Counts the controllers that are made for one, itself included, as far as it matters. That one contains itself
    /// is found when they are made.
    private func countControllers(in object: IBObject, inside containers: [String], _ count: inout Int) {
        count += 1
        guard count <= UIStoryboard.maximumControllers, !containers.contains(object.id) else { return }
        for connection in object.connections {
            guard case .segue(kind: "relationship", _) = connection.kind,
                let contained = storyboard.document.scene(withControllerID: connection.destination)?.viewController
            else { continue }
            countControllers(in: contained, inside: containers + [object.id], &count)
        }
    }

    /// Makes the controller's view, and connects the two; nil if the scene has none.
    func makeView(for controller: UIViewController) throws -> UIView? {
        guard let viewObject else { return nil }
        let neighbours = NibContents(scene.objects, except: viewObject).objects
        let contents = NibContents([viewObject], neighbours: neighbours, surroundings: made)
        let decoder = NibDecoder(contents, of: storyboard.file, owner: controller, scene: self)
        guard let view = try decoder.load().first as? UIView else { return nil }
        // Who is asked to prepare may ask for the view.
        controller.view = view
        guard decoder.observer == nil else { return view }
        for object in contents.objects {
            guard let container = decoder.instance(for: object) as? UIView else { continue }
            for connection in object.connections {
                guard case .segue(kind: "embed", _) = connection.kind else { continue }
                let embedded = try storyboard.scene(withControllerID: connection.destination)
                let child = try embedded.makeController(for: containers + [controllerObject.id])
                try segue(of: connection).embed(child, in: container, of: controller)
            }
        }
        return view
    }

    // MARK: Segues

    /// What performs a segue of the scene.
    func segue(of connection: IBConnection) -> SegueTemplate {
        let template = SegueTemplate(connection, in: self)
        segues.append(template)
        return template
    }

    /// What performs the segue with a name; nil if the scene has none.
    func segue(withIdentifier identifier: String) -> SegueTemplate? {
        if let known = segues.first(where: { $0.identifier == identifier }) { return known }
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
