internal import InterfaceBuilder

enum SafeAreaEdges: IBRule {
    static let name = "safe-area-edge"
    static let page = """
        Edges that are pinned both to a view and to its safe area.

        ```xml
        <constraint firstItem="Tab-le-001" firstAttribute="bottom"
            secondItem="iN0-l3-epB" secondAttribute="bottom" id="Con-st-001"/>
        <constraint firstItem="Tab-le-001" firstAttribute="bottom"
            secondItem="Saf-eA-001" secondAttribute="bottom" id="Con-st-002"/>
        ```

        The two contradict each other as soon as the safe area is smaller than the view. That happens below a bar, on \
        a phone without a home button, and to a cell at the end of the screen. iOS logs "Unable to simultaneously \
        satisfy constraints." and breaks one of them. Leading and trailing edges are a note, because their insets are \
        0 unless a phone is turned.
        """

    /// An edge of an object that a constraint pins to another object's.
    private struct Pin {
        let item: String
        let other: String
        let constraint: IBConstraint
    }

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap { owner -> [IBFault] in
            guard let guide = owner.children.first(where: { $0.isSafeArea }), owner.isAtEdges else { return [] }
            let pins = owner.constraints.flatMap { Self.pins(of: $0, in: owner, with: guide) }
            return pins.filter { $0.other == guide.id }.compactMap { pin -> IBFault? in
                let edge = pin.constraint.firstAttribute
                let rival = pins.first {
                    $0.item == pin.item && $0.other == owner.id && $0.constraint.firstAttribute == edge
                }
                guard let rival else { return nil }
                return IBFault(
                    "the \(edge) edge is pinned to the safe area, and in line "
                        + "\(rival.constraint.location.line) to the view itself",
                    rule: name, severity: ["top", "bottom"].contains(edge) ? .warning : .note, file: document.file,
                    location: pin.constraint.location, objectID: pin.constraint.id)
            }
        }
    }

    private static func pins(of constraint: IBConstraint, in owner: IBObject, with guide: IBObject) -> [Pin] {
        guard constraint.relation == .equal, constraint.priority == 1000, constraint.multiplier == 1,
            !constraint.placeholder, constraint.variations.isEmpty, owner.variations.isEmpty,
            ["top", "bottom", "leading", "trailing"].contains(constraint.firstAttribute),
            constraint.secondAttribute == constraint.firstAttribute
        else { return [] }
        let (first, second) = (constraint.firstItem ?? owner.id, constraint.secondItem ?? owner.id)
        let frames = [owner.id, guide.id]
        if frames.contains(second), !frames.contains(first) {
            return [Pin(item: first, other: second, constraint: constraint)]
        }
        if frames.contains(first), !frames.contains(second) {
            return [Pin(item: second, other: first, constraint: constraint)]
        }
        return []
    }
}

extension IBObject {
    fileprivate var isSafeArea: Bool { element == "viewLayoutGuide" && attributes["key"] == "safeArea" }

    /// A Boolean value that indicates whether the object may touch the edges of a screen, as those on top of a nib do.
    fileprivate var isAtEdges: Bool { parent.map { $0.frame == nil } ?? true }
}
