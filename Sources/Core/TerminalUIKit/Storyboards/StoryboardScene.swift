import InterfaceBuilder

/// A scene whose controller has been made. The controller keeps it, to make its view when that is needed.
final class StoryboardScene {
    /// The storyboard the scene is in.
    let storyboard: UIStoryboard
    let scene: IBScene
    let controllerObject: IBObject
    let made = NibSurroundings()
    /// The objects that only the scene keeps: gesture recognizers and views beside the controller, and segues that
    /// something starts.
    var companions: [Any] = []
    /// The ids of the controllers that the controller was made for, from the outside in.
    var containers: [String] = []
    /// The controller, which keeps the scene.
    weak var controller: UIViewController?

    /// The scene must have a controller.
    init(_ scene: IBScene, of storyboard: UIStoryboard) throws(NibError) {
        guard let object = scene.viewController else {
            throw storyboard.error("the scene has no view controller", at: scene)
        }
        self.scene = scene
        self.storyboard = storyboard
        controllerObject = object
    }

    var viewObject: IBObject? { controllerObject.slots["view"] }

    /// The identifier by which the program finds the controller, or nil if there isn't one.
    var identifier: String? { controllerObject.attributes["storyboardIdentifier"] }

    /// The storyboard's name, as UIKit's exceptions have it.
    var storyboardName: String { (storyboard.document.file as NSString).deletingPathExtension }

    /// The name of the nib that Xcode compiles the controller's view to.
    var nibName: String { "\(controllerObject.id)-view-\(viewObject?.id ?? "")" }
}
