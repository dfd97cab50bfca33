internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum DeadGestures: IBRule, ProjectRule {
    static let name = "dead-gesture"
    static let page = """
        Gesture recognizers on views that take no touches, and controls in such views.

        ```xml
        <label userInteractionEnabled="NO" text="Tap" id="Lab-el-001"><connections>
            <outletCollection property="gestureRecognizers" destination="Tap-Ge-001" id="Out-le-001"/>
        ```

        On iOS, the recognizer never fires, and a button in such a view takes no taps. Labels and image views take no \
        touches unless User Interaction Enabled is on. The rule ignores views of a custom class, and those whose \
        outlet code enables.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        var outlets: [String: [String]] = [:]
        for connection in document.allObjects.flatMap(\.connections) {
            if let name = connection.outlet { outlets[connection.destination, default: []].append(name) }
        }
        func isDead(_ view: IBObject) -> Bool {
            view.customClass == nil && view.attributes["userInteractionEnabled"] == "NO"
                && !project.contents.sources.letsTakeTouches(outlets[view.id] ?? [])
        }
        return document.allObjects.filter { !$0.connections.isEmpty }.flatMap { view -> [IBFault] in
            let around = sequence(first: view, next: \.parent).first(where: isDead)
            return view.connections.compactMap { connection in
                guard let around, let message = message(about: connection, of: view, in: around) else { return nil }
                return IBFault(
                    message, rule: name, severity: .warning, file: document.file, location: connection.location,
                    objectID: view.id)
            }
        }
    }

    private static func message(about connection: IBConnection, of view: IBObject, in dead: IBObject) -> String? {
        if connection.outlet == "gestureRecognizers" {
            let place = dead === view ? "" : "is in \(dead.name), which "
            return "\(view.name) \(place)takes no touches, so its gesture recognizer never fires"
        }
        // Code may enable a control later, but seldom the view around it.
        guard dead !== view, case .action(_, let event?) = connection.kind, event.hasPrefix("touch") else { return nil }
        return "\(view.name) is in \(dead.name), which takes no touches, so nobody can tap it"
    }
}

enum SharedGestures: IBRule {
    static let name = "shared-gesture"
    static let page = """
        Gesture recognizers on two views.

        ```xml
        <outletCollection property="gestureRecognizers" destination="Tap-Ge-001" id="Out-le-001"/>
        <outletCollection property="gestureRecognizers" destination="Tap-Ge-001" id="Out-le-002"/>
        ```

        On iOS, a recognizer belongs to one view. The last one gets it, and a tap on the others does nothing. Give \
        each view its own.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        var views: [String: IBObject] = [:]
        return document.allObjects.flatMap { view in
            view.gestures.compactMap { connection in
                guard let other = views.updateValue(view, forKey: connection.destination), other !== view else {
                    return nil
                }
                return IBFault(
                    "the gesture recognizer is also on \(other.name) in line \(other.location.line), which loses it",
                    rule: name, severity: .warning, file: document.file, location: connection.location,
                    objectID: view.id)
            }
        }
    }
}

extension IBObject {
    /// The connections to gesture recognizers.
    var gestures: [IBConnection] { connections.filter { $0.outlet == "gestureRecognizers" } }
}

enum OutletsTwice: IBRule {
    static let name = "outlet-twice"
    static let page = """
        Outlets that are connected to two objects, or two outlets to one.

        ```xml
        <outlet property="titleLabel" destination="Lab-el-001" id="Out-le-001"/>
        <outlet property="titleLabel" destination="Lab-el-002" id="Out-le-002"/>
        ```

        On iOS, the last connection wins. Code changes one object, and the other stays as it is in the nib. Xcode \
        allows only one, so the file was merged, or edited by hand. If two outlets lead to one label or control, one \
        of them may be meant for another. This is a note.
        """

    private static let contents: Set = ["label", "button", "textField", "textView", "imageView", "switch", "slider"]

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap { object in
            var first: [String: IBConnection] = [:]
            var others: [String: String] = [:]
            return object.connections.compactMap { connection -> IBFault? in
                guard case .outlet(let property) = connection.kind else { return nil }
                guard let other = first[property] else {
                    first[property] = connection
                    guard !connection.isUIKits,
                        let target = document.object(withID: connection.destination), contents.contains(target.element),
                        let other = others.updateValue(property, forKey: target.id)
                    else { return nil }
                    return IBFault(
                        "the outlets `\(other)` and `\(property)` lead to the same \(target.element)", rule: name,
                        severity: .note, file: document.file, location: connection.location, objectID: object.id)
                }
                let place =
                    other.destination == connection.destination
                    ? "the same object" : "another object"
                return IBFault(
                    "the outlet `\(property)` is also connected to \(place) in line \(other.location.line)", rule: name,
                    severity: .warning, file: document.file, location: connection.location, objectID: object.id)
            }
        }
    }
}

enum UnwindActions: IBRule, ProjectRule {
    static let name = "unwind-action"
    static let page = """
        Unwind segues with an action that no class has.

        ```xml
        <segue destination="Exi-t0-001" kind="unwind" unwindAction="backHome:" id="Seg-ue-001"/>
        ```

        On iOS, no controller takes the segue, so the button does nothing. If the folder uses libraries without \
        sources, one of them may have the action, so this is a note.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let (contents, classes) = (project.contents, project.contents.sources.classes)
        guard contents.isWhole, !classes.isEmpty else { return [] }
        return document.allObjects.flatMap(\.connections).compactMap { connection in
            guard let action = connection.attributes["unwindAction"],
                !classes.values.contains(where: { $0.methods[action] == true })
            else { return nil }
            let actions = classes.values.flatMap { $0.methods.filter(\.value).keys }.sorted()
            return IBFault(
                "no class has the unwind action `\(action)`", rule: name,
                severity: contents.hidesCode ? .note : .warning, file: document.file, location: connection.location,
                objectID: connection.source?.id, suggestion: nearestName(to: action, among: actions))
        }
    }
}
