internal import InterfaceBuilder

enum EffectSubviews: IBRule {
    static let name = "effect-subview"
    static let page = """
        Views with the class of a visual effect view, and with subviews.

        ```xml
        <view customClass="UIVisualEffectView" id="Vis-ua-001"><subviews><label text="Soup" id="Lab-el-001"/></subviews>
        ```

        Since iOS 11, adding a subview to a visual effect view raises "has been added as a subview to \
        <UIVisualEffectView>. Do not add subviews directly to the visual effect view itself, instead add them to the \
        -contentView.", and the app ends. Use a visual effect view from Xcode's library. Xcode puts its subviews into \
        the content view.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.compactMap { view in
            guard view.customClass == "UIVisualEffectView" || view.element == "visualEffectView",
                let first = view.collections["subviews"]?.first
            else { return nil }
            return finding(
                "\(first.name) is a subview of a visual effect view, and not of its content view", .error, about: view,
                in: document)
        }
    }
}
