/// Prototypes of one table, scenes of one storyboard, or segues of one scene that have one identifier: code gets one of
/// them only.
enum DuplicateIdentifiers: IBRule {
    static let name = "duplicate-identifier"
    static let page = """
        Prototypes of one table, scenes of one storyboard, or segues that only code performs, with the same identifier.

        ```xml
        <tableViewCell reuseIdentifier="Dish" id="KGk-i7-Jjw"/>
        <tableViewCell reuseIdentifier="Dish" id="H2p-sc-9uM"/>
        ```

        Xcode compiles them to a list of nibs with one entry per identifier. So code that asks for the identifier gets \
        one of them, and never the other. `performSegue` performs one of the segues that begin at the scene itself. \
        Segues from buttons or cells may have one identifier, because each of them performs its own.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        let prototypes = document.allObjects.flatMap { table in
            repeated("reuseIdentifier", among: table.children.filter(\.isPrototype), in: document)
        }
        let controllers = document.scenes.compactMap(\.viewController)
        return prototypes + repeated("storyboardIdentifier", among: controllers, in: document)
            + controllers.flatMap { repeatedSegues(of: $0, in: document) }
    }

    private static func repeatedSegues(of controller: IBObject, in document: IBDocument) -> [IBFault] {
        var last: [String: IBConnection] = [:]
        return controller.connections.compactMap { segue in
            guard case .segue(_, let identifier?) = segue.kind, !identifier.isEmpty,
                let other = last.updateValue(segue, forKey: identifier), other.destination != segue.destination
            else { return nil }
            return IBFault(
                "code performs one of two segues \(identifier.quoted): the other is in line "
                    + "\(other.location.line)", rule: name, severity: .warning, file: document.file,
                location: segue.location, objectID: controller.id)
        }
    }

    private static func repeated(
        _ attribute: String, among objects: [IBObject], in document: IBDocument
    ) -> [IBFault] {
        var first: [String: IBObject] = [:]
        return objects.compactMap { object in
            // A header and a cell may have one: they are asked for otherwise.
            guard let identifier = object.string(attribute), !identifier.isEmpty else { return nil }
            let place = "\(object.key ?? "") \(identifier)"
            guard let other = first[place] else {
                first[place] = object
                return nil
            }
            let message =
                "\(attribute) \(identifier.quoted) is that of \(other.name) in line \(other.location.line), too"
            return finding(message, .error, about: object, in: document)
        }
    }
}
