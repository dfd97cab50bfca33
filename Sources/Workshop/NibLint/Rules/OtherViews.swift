internal import InterfaceBuilder

enum OtherViews: IBRule {
    static let name = "other-view"
    static let page = """
        Outlets of a view that lead into another view of the same class.

        ```xml
        <stackView customClass="PriceView" id="Pri-ce-001"><connections>
            <outlet property="label" destination="Lab-el-002" id="Out-le-001"/></connections></stackView>
        <stackView customClass="PriceView" id="Pri-ce-002"><label key="arrangedSubviews" id="Lab-el-002"/></stackView>
        ```

        On iOS, the first view changes the contents of the second one. Usually a view was copied, and its outlets were \
        connected to the original's contents. Connect them to the view's own contents.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap(\.connections).compactMap { connection in
            guard let property = connection.outlet, !connection.isUIKits, let source = connection.source,
                source.placeholderIdentifier == nil, let name = source.customClass,
                let target = document.object(withID: connection.destination),
                case let owners = target.ancestors(of: name), let owner = owners.first,
                !owners.contains(where: { $0 === source }),
                // A view inside of another one of its class may look for the contents of both.
                source.ancestors(of: name).isEmpty,
                // The rules for scenes and for prototypes report these.
                !owner.element.hasSuffix("Controller"), !owner.isPrototype
            else { return nil }
            return IBFault(
                "the outlet `\(property)` leads into another \(name)", rule: self.name, severity: .warning,
                file: document.file, location: connection.location, objectID: source.id)
        }
    }
}

extension IBObject {
    /// Returns the objects around this one that have a custom class, the nearest first.
    fileprivate func ancestors(of name: String) -> [IBObject] {
        sequence(first: self, next: \.parent).dropFirst().filter { $0.customClass == name }
    }
}
