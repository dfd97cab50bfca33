internal import Foundation
internal import InterfaceBuilder
internal import PlainText
internal import TerminalUIKit

/// A nib file that is loaded to be looked at, as far as that goes.
package struct LoadedNib {
    /// What to load, and how large.
    struct Options {
        /// How large screens are, in points; nil for what the file says.
        var size: CGSize?
        /// What screens are of; nil for what the file says.
        var device: IBDevice?
        /// The scene to load; nil for all.
        var scene: String?
        /// What text is measured by: by its font where geometry counts, by columns for a picture of a terminal.
        var metrics = TextMetrics.typographic
        /// The project whose pictures it shows; nil for none.
        var project: Project?
    }

    /// Something of it that can be shown, laid out.
    struct Screen {
        /// What it is in the file.
        let showable: NibInspection.Showable
        /// A window with nothing else in it.
        let window: UIWindow
    }

    /// The document.
    let document: IBDocument
    /// What was noted during the load.
    let inspection: NibInspection
    /// What was loaded, in document order.
    let screens: [Screen]
    /// The scene that is looked at alone; nil for all.
    let scene: IBScene?

    /// Loads a document, or one scene, and does something with it; all that was made is gone then.
    static func load<Result>(
        _ document: IBDocument, _ options: Options, _ work: (LoadedNib) throws -> Result
    ) throws -> Result {
        let scene = try options.scene.map { try document.scene(named: $0) }
        let inspection = NibInspection(document, metrics: options.metrics, project: options.project)
        return try inspection.run {
            let showables = inspection.showables.filter { scene == nil || $0.scene === scene }
            let device = options.device ?? document.device
            let screens = showables.map { showable in
                let size = options.size ?? options.device?.size ?? showable.size
                return Screen(showable: showable, window: inspection.load(showable, size: size, on: device))
            }
            if showables.isEmpty { inspection.loadWhole() }
            return try work(LoadedNib(document: document, inspection: inspection, screens: screens, scene: scene))
        }
    }

    /// What is to be seen first: the views of a xib, the scene that is looked at, or the one that a storyboard begins
    /// with.
    var shownScreens: [Screen] {
        guard document.kind == .storyboard, scene == nil else { return screens }
        let initial = screens.first { $0.showable.object.id == document.initialViewController }
        return (initial ?? screens.first).map { [$0] } ?? []
    }

    /// The objects that are looked at: those of the scene, or all.
    var objects: [IBObject] { scene?.allObjects ?? document.allObjects }

    /// The objects at the top of what is looked at.
    var roots: [IBObject] {
        scene?.objects ?? (document.kind == .xib ? document.objects : document.scenes.flatMap(\.objects))
    }

    /// Whether something about an object is of interest.
    func isLookedAt(_ object: IBObject) -> Bool {
        scene == nil || objects.contains { $0 === object }
    }
}

extension IBDocument {
    /// The scene that is called so: by its own id, its controller's, or the identifier that code uses.
    fileprivate func scene(named name: String) throws(NibFileError) -> IBScene {
        guard kind == .storyboard else { throw NibFileError("\(file) is a xib, which has no scenes") }
        func names(_ scene: IBScene) -> [String] {
            [scene.sceneID, scene.viewController?.id, scene.viewController?.storyboardIdentifier].compactMap(\.self)
        }
        if let scene = scenes.first(where: { names($0).contains(name) }) { return scene }
        let nearest = probableName(for: name, among: scenes.flatMap(names)).map { "did you mean \"\($0)\"?" }
        throw NibFileError("there is no scene \"\(name)\"; \(nearest ?? "without --scene, all are listed")")
    }
}
