/// Scenes that the app can never show.
enum UnreachableScenes: IBRule {
    static let name = "unreachable"
    static let page = """
        Scenes that the app can never show.

        ```xml
        <viewController id="Vc3-00-001" sceneMemberID="viewController">
        ```

        On iOS, a scene is created if it is the initial one, by a segue, or by its storyboard identifier. This scene \
        has none of these, so it never appears.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        let destinations = Set(document.allObjects.flatMap(\.connections).filter(\.isSegue).map(\.destination))
        return document.scenes.compactMap { scene in
            guard document.access(to: scene) == .none, let controller = scene.viewController else { return nil }
            let message =
                destinations.contains(controller.id)
                ? "only segues from scenes that the app can't show lead to this scene"
                : "nothing leads to this scene: it is not the initial one, no segue ends here, and it has no "
                    + "identifier to ask for it by"
            return finding(message, about: controller, in: document)
        }
    }
}
