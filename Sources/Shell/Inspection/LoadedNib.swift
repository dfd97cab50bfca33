package import InterfaceBuilder
internal import PlainText
internal import REPL
package import TerminalUIKit

/// A nib file that is loaded to be looked at, as far as that goes.
package struct LoadedNib {
    package struct Options {
        /// The size of screens, in points, or nil for the size in the file.
        var size: CGSize?
        /// The device of the screens, or nil for the device in the file.
        var device: IBDevice?
        /// The scene to load, or nil for all.
        package var scene: String?
        /// The metrics of text: by its font where geometry counts, by columns for a picture of a terminal.
        package var metrics = TextMetrics.typographic
        /// Finds the pictures of the project.
        var images: ((String) -> UIImage?)?
        /// Finds the measures of the project's fonts.
        package var fonts: ((String) -> FontMeasures?)?
        /// A Boolean value that determines whether the nib is only drawn: only the first screens, without findings.
        package var isOnlyDrawn = false

        package init(
            size: CGSize? = nil, device: IBDevice? = nil, scene: String? = nil, images: ((String) -> UIImage?)? = nil,
            fonts: ((String) -> FontMeasures?)? = nil
        ) {
            (self.size, self.device, self.scene, self.images, self.fonts) = (size, device, scene, images, fonts)
        }
    }

    private static let mostShown = 100

    package struct Screen {
        package let showable: NibInspection.Showable
        /// An otherwise empty window.
        package let window: UIWindow
    }

    package let document: IBDocument
    package let inspection: NibInspection
    /// The device that the screens are loaded for, or nil if neither the options nor the file name one.
    package let device: IBDevice?
    /// The loaded screens, in document order.
    package let screens: [Screen]
    /// The scene that is looked at alone, or nil for all.
    package let scene: IBScene?
    /// The objects that are looked at: those of the scene, or all.
    package let objects: [IBObject]
    private let objectsOfScene: Set<ObjectIdentifier>?

    private init(
        _ document: IBDocument, _ inspection: NibInspection, device: IBDevice?, screens: [Screen], scene: IBScene?
    ) {
        (self.document, self.inspection, self.device) = (document, inspection, device)
        (self.screens, self.scene) = (screens, scene)
        objects = scene?.allObjects ?? document.allObjects
        objectsOfScene = scene == nil ? nil : Set(objects.map(ObjectIdentifier.init))
    }

    /// Loads a document, or one scene, and does something with it. Its objects are released afterwards.
    package static func load<Result>(
        _ document: IBDocument, _ options: Options, _ work: (LoadedNib) throws -> Result
    ) throws -> Result {
        let scene = try options.scene.map { try document.scene(named: $0) }
        let inspection = NibInspection(document, metrics: options.metrics, images: options.images, fonts: options.fonts)
        return try inspection.run {
            var showables = inspection.showables.filter { scene == nil || $0.scene === scene }
            if options.isOnlyDrawn { showables = shown(showables, of: document, in: scene) }
            inspection.isOnlyDrawn = options.isOnlyDrawn
            let device = options.device ?? document.device
            let screens = try showables.map { showable in
                try NibWatch.shared.check()
                let size = options.size ?? options.device?.size ?? showable.size
                return Screen(showable: showable, window: inspection.load(showable, size: size, on: device))
            }
            if showables.isEmpty { inspection.loadWhole() }
            try NibWatch.shared.check()
            return try work(LoadedNib(document, inspection, device: device, screens: screens, scene: scene))
        }
    }

    /// The screens to show first: a xib's views, the selected scene, or a storyboard's initial scene.
    package var shownScreens: [Screen] {
        let shown = Self.shown(screens.map(\.showable), of: document, in: scene)
        return screens.filter { screen in shown.contains { $0.object === screen.showable.object } }
    }

    private static func shown(
        _ showables: [NibInspection.Showable], of document: IBDocument, in scene: IBScene?
    ) -> [NibInspection.Showable] {
        guard document.kind == .storyboard, scene == nil else { return Array(showables.prefix(mostShown)) }
        let initial = document.initialViewController
        return (showables.first { $0.object.id == initial } ?? showables.first).map { [$0] } ?? []
    }

    /// A line about the screens of a xib that are too many to show, or nil if all are shown.
    package var restOfScreens: String? {
        let rest = document.kind == .xib ? inspection.showables.count - shownScreens.count : 0
        return rest == 0 ? nil : "\(rest) more are not drawn"
    }

    package var roots: [IBObject] {
        scene?.objects ?? (document.kind == .xib ? document.objects : document.scenes.flatMap(\.objects))
    }

    package func isLookedAt(_ object: IBObject) -> Bool {
        objectsOfScene?.contains(ObjectIdentifier(object)) ?? true
    }
}

extension IBDocument {
    /// The scene that is called so: by its own id, its controller's, or the identifier that code uses.
    fileprivate func scene(named name: String) throws(CommandError) -> IBScene {
        guard kind == .storyboard else { throw CommandError("\(file) is a xib, which has no scenes") }
        func names(_ scene: IBScene) -> [String] {
            [scene.sceneID, scene.viewController?.id, scene.viewController?.storyboardIdentifier].compactMap(\.self)
        }
        if let scene = scenes.first(where: { names($0).contains(name) }) { return scene }
        let nearest = probableName(for: name, among: scenes.flatMap(names)).map { "did you mean \"\($0)\"?" }
        let all = scenes.compactMap { names($0).last }
        let listed = all.prefix(10).joined(separator: ", ") + (all.count > 10 ? " …" : "")
        let advice = nearest ?? (all.isEmpty ? "the file has none" : "the scenes are \(listed)")
        throw CommandError("there is no scene \"\(name)\"; \(advice)")
    }
}
