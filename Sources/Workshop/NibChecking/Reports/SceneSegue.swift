internal import InterfaceBuilder

/// A segue from one scene of a storyboard to another.
struct SceneSegue {
    /// The indices of the scenes.
    let source, destination: Int
    /// The kind in words: `show`, `root view controller`.
    let kind: String
    let identifier: String?

    /// The segues between the scenes of a document, in its order, without those that lead back.
    static func all(in document: IBDocument) -> [SceneSegue] {
        let indices = Dictionary(
            document.scenes.enumerated().compactMap { index, scene in scene.viewController.map { ($0.id, index) } },
            uniquingKeysWith: { first, _ in first })
        return document.scenes.enumerated().flatMap { source, scene in
            scene.allObjects.flatMap(\.connections).compactMap { connection in
                guard case .segue(let kind, let identifier) = connection.kind, kind != "unwind",
                    let destination = indices[connection.destination]
                else { return nil }
                let name = connection.attributes["relationship"] ?? kind
                return SceneSegue(
                    source: source, destination: destination,
                    kind: name == "presentation" ? "present modally" : name.words, identifier: identifier)
            }
        }
    }
}

extension String {
    /// The words of a name: `root view controller` of `rootViewController`.
    fileprivate var words: String {
        reduce(into: "") { words, letter in
            words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}

extension IBScene {
    /// The title for people: the controller's name and identifier, or the storyboard that a placeholder refers to.
    var title: String {
        guard let viewController else { return "no controller" }
        if let storyboard = viewController.attributes["storyboardName"] {
            let scene = viewController.attributes["referencedIdentifier"].map { ": \($0)" } ?? ""
            return "\(storyboard).storyboard\(scene)"
        }
        let identifier = viewController.storyboardIdentifier.map { " “\($0)”" } ?? ""
        return viewController.name + identifier
    }

    /// A Boolean value that indicates whether the scene is empty: no view of its own, or an empty one.
    var isEmpty: Bool {
        guard let view = viewController?.slots["view"] else { return true }
        let lists = ["subviews", "prototypes", "cells", "sections"].compactMap { view.collections[$0] }
        let isPlain = ["view", "tableView", "collectionView"].contains(view.element) && view.hasPlainGround
        return isPlain && lists.allSatisfy(\.isEmpty) && view.slots["tableHeaderView"] == nil
            && view.slots["tableFooterView"] == nil
    }
}

extension IBObject {
    /// A Boolean value that indicates whether the background is absent or white.
    fileprivate var hasPlainGround: Bool {
        switch properties["backgroundColor"] {
        case .color(.white(1, _))?, .color(.system("systemBackgroundColor"))?, .color(.rgb(1, 1, 1, _))?, .null?, nil:
            true
        default: false
        }
    }
}
