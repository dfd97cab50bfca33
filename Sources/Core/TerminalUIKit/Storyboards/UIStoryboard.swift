import InterfaceBuilder
import PlainText

/// A storyboard file, read once, whose scenes' controllers are made as often as wanted.
///
/// A controller's view is made when it is first asked for, and only then are outlets between the two connected, and
/// what is embedded in it is made.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let file: NibFile
    /// The classes that the file can name.
    var classes: NibClasses { NibClasses(modules: [file.module].compactMap(\.self)) }
    /// The most controllers made for one. Where each scene is contained twice, their number doubles with every one.
    static let maximumControllers = 100
    /// How many controllers have been made so far for the one that was asked for.
    var controllersBeingMade = 0

    /// Reads a storyboard.
    ///
    /// Ends the process in UIKit's words if there is none, or it can't be read; ``init(contentsOf:)`` throws instead.
    ///
    /// - Parameters:
    ///   - name: Its name without the extension.
    ///   - bundle: Where it is; nil for the main bundle.
    public init(name: String, bundle: Bundle?) {
        file = UIKitException.raising { try NibFile.read(storyboardNamed: name, bundle: bundle) }
    }

    /// The contents of the file.
    public var document: IBDocument { file.document }

    /// Reads a storyboard from a file. UIKit has no such initializer.
    ///
    /// - Throws: `NibError` if there is no such file, or it is no storyboard.
    public convenience init(contentsOf url: URL) throws { try self.init(NibFile.document(at: url.path)) }

    /// Reads a storyboard from the text of an Interface Builder file. UIKit has no such initializer.
    ///
    /// - Parameters:
    ///   - data: The contents of a `.storyboard`.
    ///   - name: What messages call the file.
    /// - Throws: `NibError` if it is no storyboard.
    public convenience init(data: Data, name: String = "data") throws {
        try self.init(IBDocument(data: data, file: name))
    }

    /// A storyboard of a document that was read already.
    package convenience init(_ document: IBDocument) throws(NibError) {
        guard document.kind == .storyboard else {
            throw NibError([IBFault("a xib; expected a storyboard", severity: .error, file: document.file)])
        }
        self.init(NibFile(document: document, module: nil))
    }

    /// A storyboard that was read already.
    init(_ file: NibFile) { self.file = file }

    /// Makes the controller the storyboard starts with; nil if it has none.
    ///
    /// Ends the process in UIKit's words if something is wrong with it.
    open func instantiateInitialViewController() -> UIViewController? {
        UIKitException.raising(initialViewController)
    }

    /// Makes the controller of a scene. Ends the process in UIKit's words if there is no such scene.
    ///
    /// - Parameter identifier: The scene's storyboard id.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIKitException.raising { try viewController(withIdentifier: identifier) }
    }

    /// Makes the controller of a scene as one of a class. Ends the process if it is of another.
    ///
    /// UIKit's form with a `creator` is not there.
    ///
    /// - Parameter identifier: The scene's storyboard id.
    public final func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller {
        let controller = instantiateViewController(withIdentifier: identifier)
        guard let result = controller as? Controller else {
            UIKitException.inconsistency(
                "Instantiated <\(type(of: controller))> must be kind of class <\(Controller.self)>"
            ).raise()
        }
        return result
    }

    /// Makes the controller the storyboard starts with, or says everything that is wrong with its scene.
    ///
    /// - Throws: `NibError`.
    /// - Returns: nil if the storyboard names no initial controller.
    public func initialViewController() throws(NibError) -> UIViewController? {
        guard let id = file.document.initialViewController else { return nil }
        return try scene(withControllerID: id).makeController(for: [])
    }

    /// Makes the controller of a scene, whether it has an identifier or not, or says everything that is wrong with it.
    ///
    /// The controller's view is made later: ``UIViewController/loadViewOrThrow()`` says what is wrong with that.
    ///
    /// - Parameter scene: One of the scenes of the ``document``.
    /// - Throws: `NibError`; if the scene has no controller, too.
    public func viewController(in scene: IBScene) throws(NibError) -> UIViewController {
        try StoryboardScene(scene, of: self).makeController(for: [])
    }

    /// Makes the controller of a scene, or says everything that is wrong with it.
    ///
    /// - Parameter identifier: The scene's storyboard id.
    /// - Throws: `NibError`, with the nearest identifier if there is no such scene.
    public func viewController(withIdentifier identifier: String) throws(NibError) -> UIViewController {
        var known: [String] = []
        for scene in file.document.scenes {
            guard let found = scene.viewController?.attributes["storyboardIdentifier"] else { continue }
            if found == identifier { return try viewController(in: scene) }
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
