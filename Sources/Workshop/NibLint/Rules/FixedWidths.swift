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

    private static let leading: Set = ["leading", "left", "leadingMargin", "leftMargin"]
    private static let trailing: Set = ["trailing", "right", "trailingMargin", "rightMargin"]

    static func findings(in document: IBDocument) -> [IBFault] {
        screens(of: document).filter(\.variations.isEmpty).flatMap { screen in
            screen.children.compactMap { view in
                let width = view.constraints.first { constraint in
                    constraint.isFixed && constraint.firstAttribute == "width" && constraint.secondAttribute == nil
                        && [nil, view.id].contains(constraint.firstItem)
                }
                guard let width, view.variations.isEmpty, isPinned(view, in: screen, at: leading),
                    isPinned(view, in: screen, at: trailing)
                else { return nil }
                return IBFault(
                    "\(view.name) has a constant width, and is pinned to both sides of the screen", rule: name,
                    severity: .warning, file: document.file, location: width.location, objectID: width.id)
            }
        }
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

    private static func isPinned(_ view: IBObject, in screen: IBObject, at edge: Set<String>) -> Bool {
        let guides = screen.children.filter { $0.element == "viewLayoutGuide" }.map(\.id)
        return screen.constraints.contains { constraint in
            guard constraint.isFixed, edge.contains(constraint.firstAttribute),
                constraint.secondAttribute.map(edge.contains) == true
            else { return false }
            let items = [constraint.firstItem ?? screen.id, constraint.secondItem ?? screen.id]
            return items.contains(view.id) && items.contains { $0 == screen.id || guides.contains($0) }
        }
    }
}

extension IBConstraint {
    /// A Boolean value that indicates whether it holds exactly, on every screen.
    fileprivate var isFixed: Bool {
        relation == .equal && priority == 1000 && multiplier == 1 && !placeholder && variations.isEmpty
    }
}
