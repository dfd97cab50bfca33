internal import InterfaceBuilder
internal import NibChecking

enum UnconnectedActions: IBRule, ProjectRule {
    static let name = "unconnected-action"
    static let page = """
        Actions that no nib of their class connects and no other line of code names.

        ```swift
        @IBAction func order(_ sender: UIButton) { … }
        ```

        On iOS, nothing calls the method. Usually a control has lost its connection, so taps do nothing, or the \
        control is gone and the method was left. This is a note, because the file can't tell which. It is a warning if \
        the same scene or view has a button that calls nothing, and that no outlet leads to. So it is if the button's \
        outlet in the controller has the action's name, such as `orderButton` for `orderButtonTapped`, and the class \
        sets no target. Only a segue calls an `@IBSegueAction`, so one that no segue names is a warning: iOS creates \
        the controller with `init(coder:)`.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let sources = project.contents.sources
        guard project.contents.isWhole, project.nibs.isWhole else { return [] }
        lazy var idleButtons = idleButtons(in: document, of: project)
        return document.allObjects.flatMap { object -> [IBFault] in
            guard let owner = object.customClass, object.placeholderIdentifier != "IBFirstResponder",
                project.nibs.isFirst(object, in: document, of: owner), let place = sources.classes[owner]?.place
            else { return [] }
            let forSegues = sources.segueActions[owner] ?? []
            let inherited = project.families.actions[owner] ?? []
            // To find calls, the class's files are read once more.
            lazy var calls = MemberCalls(of: owner, in: sources)
            return forSegues.union(sources.actions[owner] ?? []).sorted().compactMap { selector in
                let word = String(selector.prefix { $0 != ":" })
                let name = String(word.prefix(upTo: word.firstRange(of: "With")?.lowerBound ?? word.endIndex))
                // Before Swift 3, the first label was no part of a selector.
                let selectors = [selector, name + selector.dropFirst(word.count)]
                if selectors.contains(where: { project.nibs.selectors.contains($0) || inherited.contains($0) }) {
                    return nil
                }
                let isForSegue = forSegues.contains(selector)
                let idle =
                    idleButtons[ObjectIdentifier(object)]
                    ?? idleButton(for: word, of: object, in: document, of: project)
                let button = isForSegue ? nil : idle
                if sources.repeats(word) || sources.repeats(name) {
                    // Another class may have an action of the same name, which its nib connects.
                    guard button != nil || project.nibs.actions.values.contains(where: { $0.contains(selector) }),
                        !calls.names(name)
                    else { return nil }
                }
                let connects = isForSegue ? "no segue names" : "no nib connects"
                return finding(
                    "\(connects) the action `\(selector)` of \(owner) (\(place)), and no code names it"
                        + (button.map { "; \($0.name) calls nothing" } ?? ""),
                    isForSegue || button != nil ? .warning : .note, about: button ?? object, in: document)
            }
        }
    }

    /// Returns a button without connections whose outlet in a controller has an action's name: `backButton` for
    /// `backButtonPressed:`.
    private static func idleButton(
        for action: String, of controller: IBObject, in document: IBDocument, of project: Project
    ) -> IBObject? {
        let outlets = controller.connections.filter { connection in
            connection.outlet.map { $0.count > 3 && action.lowercased().hasPrefix($0.lowercased()) } ?? false
        }
        guard let name = controller.customClass, !outlets.isEmpty, project.isController(name) else { return nil }
        let buttons = outlets.lazy.compactMap { document.object(withID: $0.destination) }
        guard let button = buttons.first(where: { $0.isIdleButton(in: project) }) else { return nil }
        return project.callsOne(of: ["addTarget", "addAction", "rx", "reactive"], in: name) ? nil : button
    }

    /// Returns buttons that call nothing, and that code can't find by an outlet, by the controllers and custom views
    /// whose they are.
    private static func idleButtons(in document: IBDocument, of project: Project) -> [ObjectIdentifier: IBObject] {
        let reached = Set(document.allObjects.flatMap(\.connections).map(\.destination))
        let scenes = document.scenes.map { ($0.allObjects, $0.viewController) }
        var found: [ObjectIdentifier: IBObject] = [:]
        for (objects, controller) in scenes + [(document.roots.flatMap(\.withDescendants), document.filesOwner)] {
            for object in objects where object.isIdleButton(in: project) && !reached.contains(object.id) {
                // The buttons of a cell, or of another custom view, are its own.
                let holder = sequence(first: object, next: \.parent).dropFirst().prefix { $0.key != "view" }
                    .first { $0.customClass != nil || $0.element == "tableViewCell" }
                guard let owner = holder ?? controller, found[ObjectIdentifier(owner)] == nil else { continue }
                found[ObjectIdentifier(owner)] = object
            }
        }
        return found
    }
}

extension IBObject {
    fileprivate func isIdleButton(in project: Project) -> Bool {
        guard connections.isEmpty, slots["menu"] == nil, slots["customView"] == nil else { return false }
        switch element {
        case "button": return attributes["userInteractionEnabled"] != "NO" && !mayCall(in: project)
        case "barButtonItem":
            return key != "backBarButtonItem" && !["fixedSpace", "flexibleSpace"].contains(attributes["systemItem"])
                && customClass == nil
        default: return false
        }
    }

    /// Returns a Boolean value that indicates whether the class of a button may call something by itself.
    private func mayCall(in project: Project) -> Bool {
        guard let name = customClass else { return false }
        guard let seen = SeenClass(named: name, in: project), seen.isWhole else { return true }
        return seen.classes.contains { $0.methods.keys.contains { $0.hasPrefix("touches") || $0.contains("Tracking") } }
            || project.callsOne(
                of: ["addTarget", "addAction", "addGestureRecognizer", "sendAction", "sendActions", "menu"], in: name)
    }
}

extension Project {
    /// Returns a Boolean value that indicates whether a member of a class, or of one above it, calls one of some
    /// methods.
    fileprivate func callsOne(of methods: [String], in name: String) -> Bool {
        contents.sources.names(above: name).contains { owner in
            let members = MemberCalls(of: owner, in: contents.sources)
            return methods.contains(where: members.names)
        }
    }
}
