internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum MissingActions: IBRule, ProjectRule {
    static let name = "missing-action"
    static let page = """
        Actions that neither the target's class nor a superclass has.

        ```xml
        <button id="But-to-001"><connections>
            <action selector="ordr:" destination="-1" eventType="touchUpInside" id="Act-io-001"/>
        ```

        On iOS, the nib loads. The first tap raises "unrecognized selector sent to instance", and the app ends. A \
        method without `@IBAction` or `@objc` counts as missing. The rule ignores actions for the first responder. A \
        superclass in a library outside the folder may have the action. Then this is a warning if no code names it, \
        and the class has a similar action that no nib connects. \
        If a bar button item also has a segue, which may take its place, this is a note.
        """

    /// The methods of UIKit's own classes: editing, as in `UIResponderStandardEditActions`, setters of a Boolean
    /// property, and methods with no parameter or the sender.
    static let uiKits: Set = [
        "becomeFirstResponder", "resignFirstResponder", "endEditing:", "removeFromSuperview", "reloadData", "copy:",
        "paste:", "cut:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
        "increaseSize:", "decreaseSize:", "setSelected:", "setHighlighted:", "setEnabled:", "setHidden:", "setOn:",
        "setEditing:", "setNeedsDisplay", "setNeedsLayout", "setNeedsUpdateConstraints", "layoutIfNeeded", "goBack",
        "goForward", "reload", "stopLoading", "goBack:", "goForward:", "reload:", "stopLoading:",
    ]

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let scenes = document.sceneIDs
        return document.allObjects.flatMap(\.connections).compactMap { connection in
            guard case .action(let selector, _) = connection.kind, !uiKits.contains(selector),
                let target = document.object(withID: connection.destination),
                // A connection to another scene, which has a rule of its own, doesn't reach the object.
                let source = connection.source, scenes[source.id] == scenes[target.id],
                target.placeholderIdentifier != "IBFirstResponder",
                let seen = SeenClass(of: target, in: project)
            else { return nil }
            let isExposed = seen.exposes(selector)
            guard isExposed != true else { return nil }
            if !seen.isWhole {
                return renamed(selector, of: target, in: project).map { nearest in
                    IBFault(
                        "no code names the action `\(selector)`, and no nib connects a similar one of "
                            + "\(target.customClass!) (\(seen.place))", rule: name, severity: .warning,
                        file: document.file, location: connection.location, objectID: source.id, suggestion: nearest)
                }
            }
            let place = "\(target.customClass!) (\(seen.place))"
            // A bar button item has one target and action, which a segue takes, too.
            let mayBeReplaced = source.element == "barButtonItem" && source.connections.contains(where: \.isSegue)
            let message =
                isExposed == nil
                ? "no action `\(selector)` on \(place)" : "`\(selector)` of \(place) is not marked `@IBAction`"
            let nearest = nearestName(
                to: selector, among: seen.classes.flatMap { $0.methods.filter(\.value).keys }.sorted())
            return IBFault(
                message, rule: name, severity: mayBeReplaced ? .note : .error, file: document.file,
                location: connection.location, objectID: source.id, suggestion: isExposed == nil ? nearest : nil)
        }
    }

    /// Returns the action that an object's class has in the place of one with an old name, or nil if a superclass that
    /// isn't seen may have that.
    private static func renamed(_ selector: String, of target: IBObject, in project: Project) -> String? {
        let (sources, name) = (project.contents.sources, target.customClass!)
        guard project.contents.isWhole, project.nibs.isWhole,
            !sources.mentions(String(selector.prefix { $0 != ":" }))
        else { return nil }
        let connected = project.nibs.selectors.union(project.families.actions[name] ?? [])
        let open = (sources.actions[name] ?? []).subtracting(connected)
        return nearestName(to: selector, among: open.sorted())
    }
}
