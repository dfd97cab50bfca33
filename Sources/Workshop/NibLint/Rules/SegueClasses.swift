internal import InterfaceBuilder
internal import NibChecking

enum SegueClasses: IBRule, ProjectRule {
    static let name = "segue-class"
    static let page = """
        Custom segues without a class, or with a class that no source in the folder declares.

        ```xml
        <segue destination="Sou-pC-001" kind="custom" identifier="showSoup" id="Seg-ue-001"/>
        ```

        When the segue is performed, iOS raises "Could not create a segue of class '(null)'", or "Could not find a \
        segue class named 'SoupSegue'", and the app ends. A class that no source declares has the severity that it has \
        for `missing-class`.
        """

    // The messages: github.com/Friend-LGA/LGSideMenuController/issues/196 and
    // github.com/Yalantis/GuillotineMenu/issues/11.
    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.flatMap(\.connections).compactMap { segue in
            guard case .segue(let kind, _) = segue.kind else { return nil }
            let message: String
            let severity: IBFault.Severity
            if let name = segue.attributes["customClass"] {
                guard let absence = MissingClasses.absence(segue.attributes, in: project) else { return nil }
                (message, severity) = ("no source declares the class `\(name)` of the segue", absence)
            } else {
                guard kind == "custom" else { return nil }
                (message, severity) = ("a custom segue without a class", .error)
            }
            return IBFault(
                message, rule: name, severity: severity, file: document.file, location: segue.location,
                objectID: segue.source?.id ?? "")
        }
    }
}
