internal import InterfaceBuilder

enum UnnamedSegues: IBRule {
    static let name = "segue-identifier"
    static let page = """
        Segues that begin at a controller itself, without an identifier.

        ```xml
        <viewController id="Men-uC-001"><connections>
            <segue destination="Sou-pC-001" kind="show" id="Seg-ue-001"/>
        ```

        Nothing but code performs such a segue, and code performs it by its identifier. So on iOS, this segue never \
        happens. Xcode warns "Segues initiated directly from view controllers must have an identifier".
        """

    /// The segues that the system performs.
    private static let automatic: Set = ["relationship", "embed"]

    static func findings(in document: IBDocument) -> [IBFault] {
        document.scenes.compactMap(\.viewController).flatMap { controller in
            controller.connections.compactMap { connection -> IBFault? in
                guard case .segue(let kind, let identifier) = connection.kind, identifier ?? "" == "",
                    !automatic.contains(kind)
                else { return nil }
                return IBFault(
                    "the segue begins at \(controller.name) itself, and has no identifier to perform it by", rule: name,
                    severity: .warning, file: document.file, location: connection.location, objectID: connection.id)
            }
        }
    }
}
