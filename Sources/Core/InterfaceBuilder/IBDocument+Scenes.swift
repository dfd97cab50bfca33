import Foundation

extension IBDocument {
    /// The ways to get to a scene.
    public nonisolated enum Access: String, Sendable {
        /// The storyboard begins with it.
        case initial
        /// Segues lead to it from the initial one, or from one that has an identifier.
        case reachable
        /// Code can ask for it by its identifier. No segue leads to it.
        case byIdentifier
        /// No scene leads to it.
        case none
    }

    /// Returns the way to get to a scene of the storyboard.
    ///
    /// - Complexity: O(1), but the first time O(*n*), *n* being the number of objects.
    public func access(to scene: IBScene) -> Access {
        guard let controller = scene.viewController else { return .none }
        if controller.id == initialViewController { return .initial }
        if scenesFromInitial.contains(scene.sceneID) { return .reachable }
        if controller.storyboardIdentifier != nil { return .byIdentifier }
        return scenesFromIdentified.contains(scene.sceneID) ? .reachable : .none
    }

    /// The ids of the scenes whose controllers a condition holds for, and of those that segues lead to from them.
    func scenesReached(from isBeginning: (IBObject) -> Bool) -> Set<String> {
        let beginning = scenes.filter { $0.viewController.map(isBeginning) ?? false }
        let sceneOfObject = Dictionary(
            scenes.flatMap { scene in scene.allObjects.map { ($0.id, scene) } }, uniquingKeysWith: { first, _ in first }
        )
        var reached = Set(beginning.map(\.sceneID))
        var waiting = beginning
        while let scene = waiting.popLast() {
            for connection in scene.allObjects.flatMap(\.connections) {
                guard case .segue = connection.kind, let next = sceneOfObject[connection.destination],
                    reached.insert(next.sceneID).inserted
                else { continue }
                waiting.append(next)
            }
        }
        return reached
    }
}

extension IBScene {
    /// All objects of the scene in document order, a parent before its children.
    public var allObjects: [IBObject] { objects.flatMap(\.withDescendants) }
}

extension IBObject {
    /// The object and all objects in it, a parent before its children.
    public var withDescendants: [IBObject] { [self] + children.flatMap(\.withDescendants) }

    /// The name by which code asks a storyboard for the scene of this controller, or `nil` if it doesn't have one.
    public var storyboardIdentifier: String? { attributes["storyboardIdentifier"] }

    /// The view's rectangle in its superview, in points, or `nil` for other objects, and if the file has none.
    public var frame: CGRect? {
        if case .rect(let rect) = properties["frame"] { rect } else { nil }
    }
}
