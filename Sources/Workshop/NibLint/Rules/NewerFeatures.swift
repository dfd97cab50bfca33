internal import InterfaceBuilder
internal import NibChecking

enum NewerFeatures: IBRule, ProjectRule {
    static let name = "newer-feature"
    static let page = """
        Features that the first version of iOS on which the app runs doesn't have.

        ```text
        IPHONEOS_DEPLOYMENT_TARGET = 12.0;
        ```

        ```xml
        <imageView image="star" catalog="system" id="Ima-ge-001"/>
        ```

        iOS 12 has no symbols, so the image view is empty. Baselines of the first line and margins need iOS 8, and so \
        do labels of several lines that find their preferred width. Stack views and the safe area need iOS 9. Web \
        views (`WKWebView`), named colors and the text style Large Title need iOS 11. Xcode warns with a text such as \
        "First baseline layout attribute before iOS 8.0", or doesn't compile the file. The rule needs an Xcode project \
        that says the deployment target.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard let target = project.contents.targets.deploymentTarget, target < 13 else { return [] }
        let uses = document.allObjects.flatMap { object in
            features(of: object, in: document).map { (feature: $0, id: object.id, location: object.location) }
                + object.constraints.compactMap { constraint in
                    feature(of: constraint).map { ($0, constraint.id, constraint.location) }
                }
        }
        // One remark says it for all uses in the file.
        var told: Set<String> = []
        return uses.compactMap { (feature, id, location) -> IBFault? in
            guard target < feature.version, told.insert(feature.name).inserted else { return nil }
            return IBFault(
                "\(feature.name) need iOS \(feature.version), and the app runs on iOS \(target)", rule: name,
                severity: .warning, file: document.file, location: location, objectID: id)
        }
    }

    private static func feature(of constraint: IBConstraint) -> (name: String, version: Double)? {
        let attributes = [constraint.firstAttribute, constraint.secondAttribute ?? ""]
        if attributes.contains("firstBaseline") { return ("baselines of the first line", 8) }
        return attributes.contains { $0.hasSuffix("Margin") } ? ("constraints to margins", 8) : nil
    }

    private static func features(of object: IBObject, in document: IBDocument) -> [(name: String, version: Double)] {
        var found: [(name: String, version: Double)] = []
        switch object.element {
        case "label":
            let lines = object.attributes["numberOfLines"] ?? "1"
            if lines != "1", object.attributes["preferredMaxLayoutWidth"] == nil,
                document.attributes["useAutolayout"] == "YES"
            {
                found.append(("labels of several lines without a preferred width", 8))
            }
        case "stackView": found.append(("stack views", 9))
        case "viewLayoutGuide" where document.attributes["useSafeAreas"] == "YES" && object.key == "safeArea":
            found.append(("safe areas", 9))
        case "wkWebView": found.append(("web views (WKWebView)", 11))
        default: break
        }
        var showsSymbol = object.attributes["catalog"] == "system"
        for (_, value) in object.properties {
            switch value {
            case .state(let state): showsSymbol = showsSymbol || state.group.string("catalog") == "system"
            case .color(.named): found.append(("named colors", 11))
            case .font(let font) where font.kind == .style("UICTFontTextStyleTitle0"):
                found.append(("fonts of the style Large Title", 11))
            default: break
            }
        }
        if showsSymbol { found.append(("symbols", 13)) }
        return found
    }
}
