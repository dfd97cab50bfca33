internal import InterfaceBuilder
internal import NibChecking

enum UnsetDelegates: IBRule, ProjectRule {
    static let name = "unset-delegate"
    static let page = """
        Text fields, lists and other objects without a delegate, in the nib of a controller that has the delegate's \
        methods.

        ```swift
        class OrderController: UIViewController, UITextFieldDelegate {
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { … }
        ```

        ```xml
        <textField placeholder="Name" id="Tex-Fi-001"/>
        ```

        On iOS, nothing calls the methods. In Xcode, drag from the text field to the controller, and choose delegate. \
        The rule ignores controllers whose code sets the delegate or data source of any object, and nibs in which one \
        object of the kind has a delegate.
        """

    /// The protocols of delegates, by the elements of their objects. The names of the methods begin with the element's.
    private static let protocols = [
        "pickerView": "UIPickerViewDelegate", "searchBar": "UISearchBarDelegate", "tableView": "UITableViewDelegate",
        "textField": "UITextFieldDelegate", "textView": "UITextViewDelegate",
    ]

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard project.contents.isWhole else { return [] }
        let owner = document.filesOwner.map { [($0, document.roots.flatMap(\.withDescendants))] } ?? []
        let scenes = document.scenes.compactMap { scene in scene.viewController.map { ($0, scene.allObjects) } }
        return (document.kind == .xib ? owner : scenes).flatMap { findings(about: $0, $1, in: document, of: project) }
    }

    private static func findings(
        about controller: IBObject, _ objects: [IBObject], in document: IBDocument, of project: Project
    ) -> [IBFault] {
        guard let name = controller.customClass, project.isController(name),
            let seen = SeenClass(named: name, in: project), seen.isWhole
        else { return [] }
        let sources = project.contents.sources
        // Read once for all kinds of objects, and only if one of them lacks a delegate.
        lazy var setsDelegates = sources.setsDelegates(in: seen.classes)
        return protocols.sorted { $0.key < $1.key }.compactMap { element, type -> IBFault? in
            let found = objects.filter { $0.element == element }
            // UIKit's controllers set the delegate of their own list, and custom classes may do so, too.
            guard let first = found.first, found.allSatisfy({ $0.customClass == nil }),
                !found.contains(where: { $0.connections.contains { $0.outlet == "delegate" } }),
                !seen.ends.contains(where: { $0.contains(element.prefix(1).uppercased() + element.dropFirst()) }),
                sources.conformances(of: seen.classes).contains(type),
                let method = seen.classes.flatMap(\.methods).map(\.key).filter({ $0.hasPrefix(element) }).min(),
                !setsDelegates
            else { return nil }
            return finding(
                "\(name) (\(seen.place)) has `\(method)`, but \(first.name) has no delegate", .warning, about: first,
                in: document)
        }
    }
}
