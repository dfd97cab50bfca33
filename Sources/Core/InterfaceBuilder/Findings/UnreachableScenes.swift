/// Scenes that nothing leads to.
enum UnreachableScenes: IBRule {
    static let name = "unreachable"
    static let page = """
        Scenes that nothing leads to.

        ```xml
        <viewController id="Vc3-00-001" sceneMemberID="viewController">
        ```

        On iOS a scene is made if the storyboard begins with it, by a segue, or by its storyboard identifier. This one \
        has none of these: it is never seen.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.scenes.compactMap { scene in
            guard document.access(to: scene) == .none, let controller = scene.viewController else { return nil }
            let message =
                "nothing leads to this scene: it is not the initial one, no segue ends here, and it has no identifier "
                + "to ask for it by"
            return finding(message, about: controller, in: document)
        }
    }
}
