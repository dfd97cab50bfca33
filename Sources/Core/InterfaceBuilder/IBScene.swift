import Foundation

/// A scene of a storyboard: a controller with its views, and the other objects at its top level.
public final class IBScene {
    /// The id of the scene.
    public let sceneID: String
    /// The top-level objects in document order, the first responder placeholder included.
    public let objects: [IBObject]
    /// The place on Interface Builder's canvas, in points, or `nil` if the file gives none.
    public var canvasLocation: CGPoint? {
        node.children.first { $0.name == "point" && $0["key"] == "canvasLocation" }.flatMap { point in
            guard let x = point["x"].flatMap(Double.init), let y = point["y"].flatMap(Double.init) else { return nil }
            return CGPoint(x: x, y: y)
        }
    }
    /// The place in the file.
    public var location: IBLocation { node.location }
    private let node: IBElement

    /// The controller of the scene, a placeholder for one in another storyboard included, or `nil` if there isn't one.
    public private(set) lazy var viewController = objects.first {
        $0.attributes["sceneMemberID"] == "viewController"
    }

    // Nonisolated, as those of objects.
    nonisolated deinit {}

    init(sceneID: String, objects: [IBObject], node: IBElement) {
        self.sceneID = sceneID
        self.objects = objects
        self.node = node
    }
}
