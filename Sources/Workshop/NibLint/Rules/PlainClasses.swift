internal import InterfaceBuilder
internal import NibChecking

enum PlainClasses: IBRule, ProjectRule {
    static let name = "plain-class"
    static let page = """
        Outlets and actions of an object of UIKit's own class, which has no such outlet or action.

        ```xml
        <tableViewCell id="KGk-i7-Jjw">
            <connections><outlet property="priceLabel" destination="Lab-el-001" id="Out-le-001"/>
        ```

        On iOS, loading raises `NSUnknownKeyException`, "[<UITableViewCell 0x…> setValue:forUndefinedKey:]: this class \
        is not key value coding-compliant for the key priceLabel.", and the app ends. An action raises "unrecognized \
        selector sent to instance" when it is sent. Usually the object had a custom class and lost it. If the folder \
        uses libraries without sources, one of them may extend the class, so this is a warning. The rule knows the \
        actions that the project's classes have, and counts the outlets, or the actions, of an object.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let contents = project.contents
        guard contents.isWhole else { return [] }
        return document.allObjects.flatMap { object -> [IBFault] in
            // The owner is an object of the program, whatever the file says.
            guard object.placeholderIdentifier == nil, object.customClass.map(project.isApples) ?? true,
                object.element != "customObject" || object.customClass != nil
            else { return [] }
            return object.connections.compactMap { connection -> (cause: String, fault: IBFault)? in
                guard let name = connection.outlet, !connection.isUIKits, !uiKits.contains(name),
                    let id = object.id.isEmpty ? nil : object.id
                else { return nil }
                let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
                guard project.extensions.properties[name] == nil, project.extensions.methods[setter] == nil
                else { return nil }
                let type = object.customClass ?? object.uiKitsClass
                let isProved = !contents.hidesCode && !contents.sources.classes.isEmpty
                let fault = IBFault(
                    "\(object.name) is a \(type), which has no outlet `\(name)`; has it lost its custom class?",
                    rule: self.name, severity: isProved ? .error : .warning, file: document.file,
                    location: connection.location, objectID: id)
                return (id, fault)
            }.oncePerCause
        } + actions(in: document, of: project)
    }

    /// Returns the findings about actions that a class of the project has, and their target's class hasn't.
    private static func actions(in document: IBDocument, of project: Project) -> [IBFault] {
        let sources = project.contents.sources
        let scenes = document.sceneIDs
        return document.allObjects.flatMap(\.connections).compactMap { connection -> (cause: String, fault: IBFault)? in
            guard case .action(let selector, _) = connection.kind, let source = connection.source,
                let target = document.object(withID: connection.destination), target.placeholderIdentifier == nil,
                target.customClass.map(project.isApples) ?? !["customObject", "exit"].contains(target.element),
                scenes[source.id] == scenes[target.id], !MissingActions.uiKits.contains(selector),
                sources.allActions.contains(selector),
                project.extensions.methods[selector] == nil
            else { return nil }
            let type = target.customClass ?? target.uiKitsClass
            let fault = IBFault(
                "\(target.name) is a \(type), which has no action `\(selector)`; has it lost its custom class?",
                rule: self.name, severity: project.contents.hidesCode ? .warning : .error, file: document.file,
                location: connection.location, objectID: source.id)
            return (target.id, fault)
        }.oncePerCause
    }

    /// Outlets of UIKit's that Xcode offers, and old ones that files still have.
    private static let uiKits: Set = [
        "accessibilityContainer", "accessibilityElements", "automationElements", "captureTextFromCameraIdentifier",
        "detailViewController", "interactionDelegate", "layoutGuides", "masterViewController", "menu", "nextResponder",
        "popoverAnchorView", "rootView", "scene", "searchBarButton", "searchController", "searchResultsController",
        "searchResultsTableView", "sectionFooterView", "sectionHeaderView", "splitViewController", "storyboard",
        "supplementaryViewController", "topViewController", "visibleViewController", "selectedViewController",
        "cancelButton", "leftBarButtonItems", "preferredFocusedView", "barButtonItem", "windowScene", "scrollView",
        "embeddedViewController", "childViewControllers", "customViews", "passthroughViews", "contentViewController",
    ]
}
