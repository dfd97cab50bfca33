internal import InterfaceBuilder

enum UninstalledItems: IBRule {
    static let name = "not-installed"
    static let page = """
        Constraints to views that aren't installed for a size class in which the constraint is.

        ```xml
        <view key="view" id="iN0-l3-epB"><subviews><label text="Soup" id="Lab-el-001"/></subviews><constraints>
            <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" \
        id="Con-st-001"/></constraints>
            <variation key="heightClass=compact"><mask key="subviews"><exclude reference="Lab-el-001"/></mask>
        ```

        Xcode warns "Constraint referencing items turned off in current configuration. Turn off this constraint in the \
        current configuration." On iOS, the view isn't in the hierarchy then, so nothing is placed by the constraint. \
        In Xcode, turn off Installed for the constraint, too. The rule counts the constraints of a view.
        """

    /// The kinds of screens that devices have.
    private static let kinds = ["compact", "regular"].flatMap { width in
        ["compact", "regular"].map { ["widthClass": width, "heightClass": $0] }
    }

    static func findings(in document: IBDocument) -> [IBFault] {
        let objects = document.allObjects
        guard objects.contains(where: { $0.variations.contains { !$0.excluded.isEmpty } }) else { return [] }
        var found: [(constraint: IBConstraint, item: IBObject, kinds: [[String: String]])] = []
        var places: [IBLocation: Int] = [:]
        for kind in kinds {
            var missing: Set<ObjectIdentifier> = []
            for object in objects {
                let variations = object.variations.counting(on: kind)
                let isMissing = missing.contains(ObjectIdentifier(object))
                for child in object.children where isMissing || !variations.includes(child.id) {
                    missing.insert(ObjectIdentifier(child))
                }
                for constraint in object.constraints
                where !isMissing && !constraint.placeholder && variations.includes(constraint.id) {
                    let items = [constraint.firstItem, constraint.secondItem].lazy.compactMap { $0 }
                    guard
                        let item = items.compactMap(document.object(withID:)).first(where: {
                            missing.contains(ObjectIdentifier($0))
                        })
                    else { continue }
                    if let place = places[constraint.location] {
                        found[place].kinds.append(kind)
                    } else {
                        places[constraint.location] = found.count
                        found.append((constraint, item, [kind]))
                    }
                }
            }
        }
        return found.map { constraint, item, kinds in
            let screens = kinds.count == Self.kinds.count ? "" : " with \(words(kinds))"
            let fault = IBFault(
                "the constraint is installed\(screens), and its \(item.name) isn't", rule: name, severity: .warning,
                file: document.file, location: constraint.location, objectID: constraint.id)
            return (item.id, fault)
        }.oncePerCause
    }

    /// Returns the conditions that are the same for some kinds of screens, or those of the first.
    private static func words(_ kinds: [[String: String]]) -> String {
        let common = kinds[0].filter { condition in kinds.allSatisfy { $0[condition.key] == condition.value } }
        return (common.isEmpty ? kinds[0] : common).map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
    }
}
