internal import InterfaceBuilder
internal import NibChecking

enum OwnersViews: IBRule, ProjectRule {
    static let name = "owner-view"
    static let page = """
        Nibs of a view controller whose File's Owner has no view connected, or a view inside another.

        ```xml
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MenuController"/>
        <view id="iN0-l3-epB"/>
        ```

        iOS raises "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the "MenuController" nib but the view \
        outlet was not set.", and the app ends. In Xcode, drag from File's Owner to the view, and choose view. If \
        the view is inside another, iOS shows only the inner one.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .xib, !document.roots.isEmpty, let owner = document.filesOwner,
            let controller = owner.customClass, project.isController(controller)
        else { return [] }
        if let view = owner.connections.first(where: { $0.outlet == "view" }) {
            guard let object = document.object(withID: view.destination), let parent = object.parent else { return [] }
            let message = "the outlet `view` of File's Owner leads to \(object.name), which is inside \(parent.name)"
            // A plain view around it that shows nothing else is missed by nobody.
            let isAlone = sequence(first: parent, next: \.parent).allSatisfy { around in
                around.element == "view" && around.customClass == nil
                    && around.children.filter { OutletTypes.isViewOfUIKit($0.uiKitsClass) }.count == 1
            }
            return [finding(message, isAlone ? .note : .warning, about: object, in: document)]
        }
        let classes = project.contents.sources.chain(of: controller).classes
        guard classes.allSatisfy({ $0.methods["loadView"] == nil }) else { return [] }
        let name = document.nibName
        var (isControllers, isLoaded) = (name == controller || name + "Controller" == controller, false)
        for call in project.calls.loads[name] ?? [] {
            switch call.kind {
            case .controller: isControllers = true
            case .nib: isLoaded = true
            default: break
            }
        }
        // A controller that loads nibs may set its view itself.
        let loadsNibs = project.contents.sources.calls.contains { call in
            if case .nib = call.kind { call.type == controller } else { false }
        }
        guard isControllers, !isLoaded, !loadsNibs else { return [] }
        return [
            finding(
                "File's Owner is a \(controller), and its outlet `view` isn't connected", .error, about: owner,
                in: document)
        ]
    }
}

enum ShortenedNames: IBRule, ProjectRule {
    static let name = "shortened-name"
    static let page = """
        Nibs of a view that a controller takes for its own, because of their name.

        ```text
        LittleView.xib
        LittleView.swift
        LittleViewController.swift
        ```

        A controller without a nib name looks for a nib with the name of its class without the word Controller, and \
        then with the whole name. So `LittleViewController()` loads `LittleView.xib`, and iOS raises "loaded the \
        "LittleView" nib but the view outlet was not set." Rename the nib, or override `loadView()`.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let (sources, name) = (project.contents.sources, document.nibName)
        let controller = name + "Controller"
        guard document.kind == .xib, let root = document.roots.first, let owner = document.filesOwner,
            !owner.connections.contains(where: { $0.outlet == "view" }), owner.customClass != controller,
            project.isController(controller), let place = sources.classes[controller]?.place,
            project.nibs.objects[controller] == nil,
            sources.chain(of: controller).classes.allSatisfy({ $0.methods["loadView"] == nil })
        else { return [] }
        let isNamed = sources.calls.contains { call in
            if case .controller(let type) = call.kind {
                type == controller || ["self", "super"].contains(type) && call.type == controller
            } else {
                false
            }
        }
        guard !isNamed else { return [] }
        return [
            finding(
                "\(controller) (\(place)) takes this nib for its own by its name, and File's Owner has no view",
                about: root, in: document)
        ]
    }
}

enum OwnersClasses: IBRule, ProjectRule {
    static let name = "owner-class"
    static let page = """
        Nibs that code gives to a controller of another class than File's Owner, or that such a controller loads \
        because they have its name.

        ```swift
        MenuController(nibName: "DishController", bundle: nil)
        ```

        ```xml
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DishController">
            <connections><outlet property="priceLabel" destination="Lab-el-001" id="Out-le-001"/>
        ```

        If the controller's class lacks an outlet, iOS raises `NSUnknownKeyException`, "this class is not key value \
        coding-compliant for the key priceLabel.", and the app ends. A nib with a controller's name whose class has \
        all outlets is a warning: Xcode offers the outlets and actions of the other class.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .xib, let owner = document.filesOwner, let own = owner.customClass else { return [] }
        let sources = project.contents.sources
        if let named = namesake(of: document, owner, own, in: project) { return [named] }
        let made = (project.calls.loads[document.nibName] ?? []).compactMap {
            call -> (type: String, call: SourceCall)? in
            guard case .controller(let type) = call.kind else { return nil }
            // In an initializer the object may be of a subclass.
            return ["self", "super"].contains(type) ? nil : (type, call)
        }
        return made.flatMap { type, call -> [IBFault] in
            guard type != own, !sources.names(above: type).contains(own),
                let seen = SeenClass(named: type, in: project), seen.isWhole
            else { return [] }
            return owner.connections.compactMap { connection in
                guard let name = connection.outlet, !connection.isUIKits,
                    !seen.properties(name).contains(where: \.isExposed)
                else { return nil }
                return IBFault(
                    "code gives this nib to a \(type) (\(call.place)), which has no outlet `\(name)`",
                    rule: self.name, severity: .error, file: document.file, location: connection.location,
                    objectID: owner.id)
            }
        }
    }
}

extension OwnersClasses {
    /// Returns a finding about a nib with the name of a controller that isn't related to File's Owner's class.
    private static func namesake(
        of document: IBDocument, _ owner: IBObject, _ own: String, in project: Project
    ) -> IBFault? {
        let name = document.nibName
        guard name != own, project.calls.loads[name] == nil, project.isController(name), project.isController(own),
            !project.areRelated(name, own), let seen = SeenClass(named: name, in: project), seen.isWhole,
            project.nibs.objects[name] == nil
        else { return nil }
        let missing = owner.connections.compactMap { $0.isUIKits ? nil : $0.outlet }.first {
            !seen.properties($0).contains(where: \.isExposed)
        }
        return finding(
            "\(name) (\(seen.place)) loads this nib because of its name, and File's Owner is a \(own)"
                + (missing.map { ": there is no outlet `\($0)`" } ?? ""), missing == nil ? .warning : .error,
            about: owner, in: document)
    }
}

enum PlainLists: IBRule, ProjectRule {
    static let name = "plain-list"
    static let page = """
        Scenes of a table or collection view controller that are drawn with a plain view.

        ```swift
        class MenuController: UITableViewController {}
        ```

        ```xml
        <viewController customClass="MenuController" id="Vc1-00-001">
            <view key="view" id="iN0-l3-epB"/>
        ```

        iOS raises "-[UITableViewController loadView] instantiated view controller with identifier "…" from storyboard \
        "…", but didn't get a UITableView.", and the app ends.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.scenes.compactMap(\.viewController).compactMap { controller in
            guard let name = controller.customClass, let all = project.ancestors(of: name),
                let view = controller.slots["view"], view.customClass == nil
            else { return nil }
            let isTable = all.contains("UITableViewController")
            guard
                isTable && view.element != "tableView"
                    || all.contains("UICollectionViewController") && view.element != "collectionView"
            else { return nil }
            return finding(
                "\(name) is a UI\(isTable ? "Table" : "Collection")ViewController, and its view is a \(view.element)",
                .error, about: view, in: document)
        }
    }
}

extension IBDocument {
    /// File's Owner.
    var filesOwner: IBObject? { objects.first { $0.placeholderIdentifier == "IBFilesOwner" } }
}
