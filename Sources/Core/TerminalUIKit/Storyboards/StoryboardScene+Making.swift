import InterfaceBuilder

extension StoryboardScene {
    /// Makes the scene's controller and those in it, for containers of some ids, from the outside in. A creator that
    /// returns nil leaves the controller to `init(coder:)`.
    func makeController(
        for containers: [String], creator: ((NSCoder) -> NSObject?)? = nil
    ) throws(NibError) -> UIViewController {
        guard !containers.contains(controllerObject.id) else {
            let path = (containers + [controllerObject.id]).joined(separator: " → ")
            throw storyboard.error("the controller would contain itself: \(path)", at: scene)
        }
        if let referenced = try referencedScene() {
            return try referenced.makeController(for: containers + [controllerObject.id], creator: creator)
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
        decoder.creator = creator
        let objects = try decoder.load()
        guard let controller = decoder.instance(for: controllerObject) as? UIViewController else {
            throw storyboard.error("<\(controllerObject.element)> gave no view controller", at: scene)
        }
        self.controller = controller
        // The controller keeps this scene, not the other way round.
        companions += objects.filter { $0 as AnyObject !== controller }
        for connection in controllerObject.connections {
            guard case .segue(kind: "relationship", _) = connection.kind else { continue }
            let path = containers + [controllerObject.id]
            controller.contain(try makeDestination(of: connection, from: controller, in: path))
        }
        return controller
    }

    /// Returns the scene of another storyboard for which this one stands, or nil if it stands for itself. A document
    /// outside of a program, as in `nib`, keeps the reference.
    private func referencedScene() throws(NibError) -> StoryboardScene? {
        guard controllerObject.element == "viewControllerPlaceholder",
            let name = controllerObject.attributes["storyboardName"]
        else { return nil }
        let file: NibFile
        do {
            file = try NibFile.read(storyboardNamed: name, bundle: nil, module: storyboard.file.module ?? "")
        } catch {
            guard storyboard.file.module != nil else { return nil }
            throw error as? NibError ?? storyboard.error("\(error)", at: scene)
        }
        let other = UIStoryboard(file)
        guard let identifier = controllerObject.attributes["referencedIdentifier"] else {
            guard let id = file.document.initialViewController else {
                throw storyboard.error("the storyboard \(name) has no initial view controller", at: scene)
            }
            return try other.scene(withControllerID: id)
        }
        return try StoryboardScene(other.scene(identified: identifier), of: other)
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

    /// Makes the controller's view, and connects the two, or nil if the scene has no view.
    func makeView(for controller: UIViewController) throws -> UIView? {
        guard let viewObject else { return nil }
        let neighbors = NibContents(scene.objects, except: viewObject).objects
        let contents = NibContents([viewObject], neighbors: neighbors, surroundings: made)
        let decoder = NibDecoder(contents, of: storyboard.file, owner: controller, scene: self)
        guard let view = try decoder.load().first as? UIView else { return nil }
        // The controller that prepares for a segue may ask for the view.
        controller.view = view
        guard decoder.observer == nil else { return view }
        for object in contents.objects {
            guard let container = decoder.instance(for: object) as? UIView else { continue }
            for connection in object.connections {
                guard case .segue(kind: "embed", _) = connection.kind else { continue }
                let path = containers + [controllerObject.id]
                let child = try makeDestination(of: connection, from: controller, in: path)
                try segue(of: connection).embed(child, in: container, of: controller)
            }
        }
        return view
    }
}
