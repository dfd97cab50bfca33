internal import InterfaceBuilder
internal import NibChecking

enum UnnamedSegues: IBRule {
    static let name = "segue-identifier"
    static let page = """
        Segues that begin at a controller itself, without an identifier.

        ```xml
        <viewController id="Men-uC-001"><connections>
            <segue destination="Sou-pC-001" kind="show" id="Seg-ue-001"/>
        ```

        Nothing but code performs such a segue, and code performs it by its identifier. So on iOS, this segue never \
        happens. Xcode warns "Segues initiated directly from view controllers must have an identifier".
        """

    /// The segues that the system performs.
    private static let automatic: Set = ["relationship", "embed"]

    static func findings(in document: IBDocument) -> [IBFault] {
        document.scenes.compactMap(\.viewController).flatMap { controller in
            controller.connections.compactMap { connection -> IBFault? in
                guard case .segue(let kind, let identifier) = connection.kind, identifier ?? "" == "",
                    !automatic.contains(kind)
                else { return nil }
                return IBFault(
                    "the segue begins at \(controller.name) itself, and has no identifier to perform it by", rule: name,
                    severity: .warning, file: document.file, location: connection.location, objectID: connection.id)
            }
        }
    }
}

enum PushSegues: IBRule, ProjectRule {
    static let name = "push-segue"
    static let page = """
        Segues of the kind Push in an app for iOS 8 or later.

        ```xml
        <segue destination="Sou-pC-001" kind="push" identifier="showSoup" id="Seg-ue-001"/>
        ```

        Xcode warns "Push segues are deprecated since iOS 8.0". On iOS, such a segue raises "Push segues can only be \
        used when the source controller is managed by an instance of UINavigationController." if the controller has no \
        navigation controller. Show (`show`) presents the controller then, and pushes it otherwise. The rule needs an \
        Xcode project that says the deployment target, and a storyboard that uses trait variations.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.attributes["useTraitCollections"] == "YES",
            let target = project.contents.targets.deploymentTarget, target >= 8
        else { return [] }
        return document.allObjects.flatMap(\.connections).compactMap { connection in
            guard case .segue("push", _) = connection.kind else { return nil }
            return IBFault(
                "push segues are deprecated since iOS 8; its kind is show", rule: name, severity: .warning,
                file: document.file, location: connection.location, objectID: connection.id)
        }
    }
}
