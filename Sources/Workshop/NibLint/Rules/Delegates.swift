internal import InterfaceBuilder
internal import NibChecking

enum Delegates: IBRule, ProjectRule {
    static let name = "delegate-type"
    static let page = """
        Data sources and delegates of a class that doesn't conform to the protocol.

        ```swift
        class MenuController: UIViewController {}
        ```

        ```xml
        <tableView id="Tab-le-001"><connections>
            <outlet property="dataSource" destination="-1" id="Out-le-001"/>
        ```

        A list calls its data source's required methods without asking. iOS raises "-[MenuController \
        tableView:numberOfRowsInSection:]: unrecognized selector sent to instance", and the app ends. A delegate's \
        methods are optional: without the protocol, Objective-C doesn't see those of Swift, so nothing calls them. \
        That is a note if the class has none. The rule ignores classes that set a delegate or data source in code, and \
        classes with a superclass in a library outside the folder.
        """

    /// The protocols of outlets that call required methods, with one of those.
    private static let sources: [String: (name: String, method: String)] = [
        "tableView": ("UITableViewDataSource", "tableView:numberOfRowsInSection:"),
        "collectionView": ("UICollectionViewDataSource", "collectionView:numberOfItemsInSection:"),
        "pickerView": ("UIPickerViewDataSource", "numberOfComponentsInPickerView:"),
    ]
    private static let delegates = [
        "tableView": "UITableViewDelegate", "collectionView": "UICollectionViewDelegate",
        "pickerView": "UIPickerViewDelegate", "textField": "UITextFieldDelegate", "textView": "UITextViewDelegate",
        "searchBar": "UISearchBarDelegate", "scrollView": "UIScrollViewDelegate", "tabBar": "UITabBarDelegate",
    ]
    /// The beginnings of the second labels of a data source's methods.
    private static let sourcesLabels = [
        "numberOf", "cellFor", "titleForHeader", "titleForFooter", "canEdit", "canMove", "commit", "move",
        "viewForSupplementary",
    ]
    /// UIKit's classes that conform.
    private static let own = ["Table", "Collection", "Search", "Picker", "Diffable", "TabBar", "Navigation"]

    /// Returns the class of an object. File's Owner may be of a base class of the controller that the nib is named
    /// after.
    private static func seenClass(
        of object: IBObject, in document: IBDocument, of project: Project
    ) -> SeenClass? {
        guard object === document.filesOwner, let name = object.customClass,
            project.contents.sources.names(above: document.nibName).contains(name)
        else { return SeenClass(of: object, in: project) }
        return SeenClass(named: document.nibName, in: project)
    }

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.flatMap { object in
            object.connections.compactMap { connection -> IBFault? in
                guard case .outlet(let property) = connection.kind, object.customClass == nil,
                    let target = document.object(withID: connection.destination),
                    let seen = seenClass(of: target, in: document, of: project), seen.isWhole,
                    !seen.ends.contains(where: { end in own.contains { end.contains($0) } })
                else { return nil }
                let known = project.contents.sources.conformances(of: seen.classes)
                @MainActor func fault(_ name: String, _ severity: IBFault.Severity) -> IBFault? {
                    if known.contains(where: { $0 == name || $0.hasPrefix(name) }) { return nil }
                    // A protocol of a library may inherit it.
                    let inherits = known.contains { $0.hasPrefix("UI") && $0.hasSuffix("Delegate") }
                    if name == "UIScrollViewDelegate", inherits { return nil }
                    // Code that sets another one takes the place of the nib.
                    if project.contents.sources.setsDelegates(in: seen.classes) { return nil }
                    return IBFault(
                        "\(target.customClass!) (\(seen.place)) is the \(property) of \(object.name), and no \(name)",
                        rule: self.name, severity: severity, file: document.file, location: connection.location,
                        objectID: object.id)
                }
                if property == "dataSource", let (name, method) = sources[object.element] {
                    // A diffable data source takes the place of the nib's.
                    let diffable = name.replacing("DataSource", with: "DiffableDataSource")
                    if project.contents.sources.mentions(diffable) { return nil }
                    // Objective-C finds a method without the protocol.
                    return seen.exposes(method) == true ? nil : fault(name, .error)
                }
                guard property == "delegate", let name = delegates[object.element] else { return nil }
                let methods = seen.classes.flatMap(\.methods)
                if methods.contains(where: { $0.key.hasPrefix(object.element) && seen.exposes($0.key) == true }) {
                    return nil
                }
                let hasMethods = methods.contains { selector, _ in
                    let label = selector.split(separator: ":").dropFirst().first ?? ""
                    return selector.hasPrefix(object.element) && selector.hasSuffix(":")
                        && !sourcesLabels.contains(where: label.hasPrefix)
                }
                return fault(name, hasMethods ? .warning : .note)
            }
        }
    }
}

enum UnkeptObjects: IBRule, ProjectRule {
    static let name = "unkept-object"
    static let page = """
        Top-level objects of a controller's nib that nothing keeps alive.

        ```xml
        <tableView id="Tab-le-001"><connections>
            <outlet property="dataSource" destination="Obj-ec-001" id="Out-le-001"/>
        </connections></tableView>
        <customObject customClass="DishSource" id="Obj-ec-001"/>
        ```

        The controller keeps its view, not the nib's other top-level objects. A table holds its data source weakly, so \
        iOS releases the object after the load, and the table stays empty. Connect the object to a strong outlet of \
        File's Owner: `@IBOutlet var source: DishSource!`. A second view is a note, because code may add it to another \
        view. In a storyboard, the controller keeps all objects of its scene.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .xib, let owner = document.filesOwner,
            let view = owner.connections.first(where: { $0.outlet == "view" })?.destination
        else { return [] }
        let connections = document.allObjects.flatMap(\.connections)
        return document.roots.compactMap { object in
            // The code may add a view to another as soon as it is loaded.
            let isView = object.frame != nil
            guard isView ? object.id != view : object.element == "customObject" else { return nil }
            let outlets = connections.filter { $0.destination == object.id && $0.outlet != nil }
            let isKept = outlets.contains { connection in
                let name = connection.outlet!
                if ["delegate", "dataSource"].contains(name) { return false }
                guard let source = connection.source, let seen = SeenClass(of: source, in: project) else { return true }
                let found = seen.properties(name)
                return found.isEmpty || found.contains { !$0.isWeak }
            }
            guard !isKept, !outlets.isEmpty else { return nil }
            return finding(
                "nothing keeps \(object.name) alive: all outlets to it are weak", isView ? .note : .warning,
                about: object, in: document)
        }
    }
}
