internal import InterfaceBuilder

enum FixedWidths: IBRule {
    static let name = "fixed-width"
    static let page = """
        Views with a constant width that are pinned to both sides of a screen.

        ```xml
        <view key="view" id="iN0-l3-epB"><subviews>
            <segmentedControl id="Seg-me-001"><constraints>
                <constraint firstAttribute="width" constant="310" id="Con-st-001"/></constraints></segmentedControl>
            </subviews><constraints>
            <constraint firstItem="Seg-me-001" firstAttribute="leading" secondItem="iN0-l3-epB" \
        secondAttribute="leading" constant="5" id="Con-st-002"/>
            <constraint firstAttribute="trailing" secondItem="Seg-me-001" secondAttribute="trailing" constant="5" \
        id="Con-st-003"/></constraints></view>
        ```

        The three constraints hold on screens of one width. On all others, iOS logs "Unable to simultaneously satisfy \
        constraints." and breaks one of them. Remove the width, or lower its priority. The rule ignores scenes in \
        containers and popovers.
        """

    static let leading: Set = ["leading", "left", "leadingMargin", "leftMargin"]
    static let trailing: Set = ["trailing", "right", "trailingMargin", "rightMargin"]

    static func findings(in document: IBDocument) -> [IBFault] {
        screens(of: document).filter(\.variations.isEmpty).flatMap { screen in
            let pinned = views(pinnedIn: screen, at: leading).intersection(views(pinnedIn: screen, at: trailing))
            let views = screen.children.filter { pinned.contains($0.id) && $0.variations.isEmpty }
            return views.compactMap { finding(of: $0, in: document) }
        }
    }

    private static func finding(of view: IBObject, in document: IBDocument) -> IBFault? {
        guard let width = view.fixedWidth else { return nil }
        return IBFault(
            "\(view.name) has a constant width, and is pinned to both sides of the screen", rule: name,
            severity: .warning, file: document.file, location: width.location, objectID: width.id)
    }

    /// The views that fill a screen, as the system sizes them.
    private static func screens(of document: IBDocument) -> [IBObject] {
        if document.kind == .xib {
            let view = document.filesOwner?.connections.first { $0.outlet == "view" }
            return [view.flatMap { document.object(withID: $0.destination) }].compactMap(\.self)
        }
        let contained = document.allObjects.flatMap(\.connections).filter { connection in
            guard case .segue(let kind, _) = connection.kind else { return false }
            return kind == "embed" || kind.hasPrefix("popover")
        }
        let ids = Set(contained.map(\.destination))
        return document.scenes.compactMap(\.viewController).filter { !ids.contains($0.id) }.compactMap {
            $0.slots["view"]
        }
    }

    /// The ids of the views that are pinned to an edge of a screen, or of its layout guides.
    private static func views(pinnedIn screen: IBObject, at edge: Set<String>) -> Set<String> {
        let guides = screen.children.filter { $0.element == "viewLayoutGuide" }.map(\.id)
        let edges = Set(guides + [screen.id])
        var pinned: Set<String> = []
        for constraint in screen.constraints where constraint.isFixed && edge.contains(constraint.firstAttribute) {
            guard let second = constraint.secondAttribute, edge.contains(second) else { continue }
            let items = [constraint.firstItem ?? screen.id, constraint.secondItem ?? screen.id]
            if items.contains(where: edges.contains) { pinned.formUnion(items) }
        }
        return pinned
    }
}

extension IBConstraint {
    /// A Boolean value that indicates whether it holds exactly, on every screen.
    fileprivate var isFixed: Bool {
        relation == .equal && priority == 1000 && multiplier == 1 && !placeholder && variations.isEmpty
    }
}

extension IBObject {
    /// The constraint that gives the view a constant width, or nil if there isn't one.
    var fixedWidth: IBConstraint? {
        constraints.first { constraint in
            constraint.isFixed && constraint.firstAttribute == "width" && constraint.secondAttribute == nil
                && [nil, id].contains(constraint.firstItem)
        }
    }
}
