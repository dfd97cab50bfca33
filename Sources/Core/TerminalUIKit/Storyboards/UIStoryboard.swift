import InterfaceBuilder

/// A storyboard file, read once, whose scenes' controllers are made as often as wanted.
///
/// A controller's view is made when it is first asked for, and only then are outlets between the two connected, and
/// what is embedded in it is made.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    let file: NibFile
    /// The most controllers made for one. Where each scene is contained twice, their number doubles with every one.
    static let maximumControllers = 100
    /// The number of controllers that have been made so far for the requested one.
    var controllersBeingMade = 0

    /// Reads a storyboard.
    ///
    /// Ends the process in UIKit's words if there isn't one, or it can't be read. ``init(contentsOf:)`` throws instead.
    ///
    /// - Parameters:
    ///   - name: Its name without the extension.
    ///   - bundle: The bundle with the storyboard, or nil for the main bundle.
    ///   - fileID: The file with the call. If several modules have such a storyboard, the one in this module is used.
    ///     Not in UIKit.
    public init(name: String, bundle: Bundle?, fileID: StaticString = #fileID) {
        file = UIKitException.raising {
            try NibFile.read(storyboardNamed: name, bundle: bundle, module: fileID.module)
        }
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
    ///   - name: The name of the file for messages.
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

    /// Creates the storyboard's initial controller.
    ///
    /// - Returns: The controller, or nil if the storyboard has no initial controller.
    /// - Precondition: The scene has no problems. Otherwise, the process ends in UIKit's words.
    open func instantiateInitialViewController() -> UIViewController? {
        UIKitException.raising(initialViewController)
    }

    /// Creates the controller of a scene.
    ///
    /// - Parameter identifier: The scene's storyboard id.
    /// - Precondition: The scene exists. Otherwise, the process ends in UIKit's words.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        UIKitException.raising { try viewController(withIdentifier: identifier) }
    }

    /// Creates the controller of a scene, with its class.
    ///
    /// - Parameter identifier: The scene's storyboard id.
    /// - Precondition: The scene exists, and its controller has the class.
    /// - Note: UIKit also has a form with a `creator`.
    public final func instantiateViewController<Controller: UIViewController>(identifier: String) -> Controller {
        let controller = instantiateViewController(withIdentifier: identifier)
        guard let result = controller as? Controller else {
            UIKitException.inconsistency(
                "Instantiated <\(type(of: controller))> must be kind of class <\(Controller.self)>"
            ).raise()
        }
        return result
    }
}
