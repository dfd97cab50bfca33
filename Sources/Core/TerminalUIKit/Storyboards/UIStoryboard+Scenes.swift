import InterfaceBuilder
import PlainText

extension UIStoryboard {
    /// The classes that the file can name.
    var classes: NibClasses { NibClasses(target: file.module) }

    /// Creates the storyboard's initial controller, or throws an error with all problems of its scene.
    ///
    /// - Returns: The controller, or nil if the storyboard has no initial controller.
    /// - Throws: `NibError`.
    public func initialViewController() throws(NibError) -> UIViewController? {
        guard let id = file.document.initialViewController else { return nil }
        return try scene(withControllerID: id).makeController(for: [])
    }

    /// Makes the controller of a scene, whether it has an identifier or not, or says everything that is wrong with it.
    ///
    /// The controller's view is made later: ``UIViewController/loadViewOrThrow()`` throws the faults in it.
    ///
    /// - Parameter scene: One of the scenes of the ``document``.
    /// - Throws: `NibError`, also if the scene has no controller.
    public func viewController(in scene: IBScene) throws(NibError) -> UIViewController {
        try StoryboardScene(scene, of: self).makeController(for: [])
    }

    /// Makes the controller of a scene, or says everything that is wrong with it.
    ///
    /// - Parameter identifier: The scene's storyboard id.
    /// - Throws: `NibError`, with the nearest identifier if there is no such scene.
    public func viewController(withIdentifier identifier: String) throws(NibError) -> UIViewController {
        try viewController(in: scene(identified: identifier))
    }

    /// Returns the scene with an identifier, or throws an error with the nearest one.
    func scene(identified identifier: String) throws(NibError) -> IBScene {
        var known: [String] = []
        for scene in file.document.scenes {
            guard let found = scene.viewController?.attributes["storyboardIdentifier"] else { continue }
            if found == identifier { return scene }
            known.append(found)
        }
        throw error(
            "no scene has the identifier \"\(identifier)\"", suggestion: nearestName(to: identifier, among: known),
            exception: .invalidArgument(
                "Storyboard (<\(type(of: self)) \(file.document.file)>) doesn't contain a view controller with "
                    + "identifier '\(identifier)'"))
    }

    /// The scene whose controller has an id.
    func scene(withControllerID id: String) throws(NibError) -> StoryboardScene {
        guard let scene = file.document.scene(withControllerID: id) else {
            throw error("no scene has a controller with the id \"\(id)\"")
        }
        return try StoryboardScene(scene, of: self)
    }

    /// An error with one fault.
    func error(
        _ message: String, at scene: IBScene? = nil, suggestion: String? = nil, exception: UIKitException? = nil
    ) -> NibError {
        NibError([
            IBFault(
                message, file: file.document.file, location: scene?.location, objectID: scene?.viewController?.id,
                suggestion: suggestion, exception: exception)
        ])
    }
}
