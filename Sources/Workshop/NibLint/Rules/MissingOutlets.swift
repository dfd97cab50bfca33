internal import Inspection
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum MissingOutlets: IBRule, ProjectRule {
    static let name = "missing-outlet"
    static let page = """
        Outlets that neither the object's class nor a superclass has.

        ```xml
        <tableViewCell customClass="ProfileCell" customModule="Profiles" id="KGk-i7-Jjw">
            <connections><outlet property="titleLable" destination="Lab-el-001" id="Out-le-001"/>
        ```

        On iOS, loading raises `NSUnknownKeyException`, "this class is not key value coding-compliant for the key \
        titleLable.", and the app ends. A property that Objective-C can't see counts as missing: mark it `@IBOutlet`. \
        The rule ignores classes with a superclass in a library outside the folder.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        document.allObjects.flatMap { object -> [IBFault] in
            guard let seen = SeenClass(of: object, in: project), seen.isWhole else { return [] }
            return object.connections.compactMap { connection in
                guard let name = connection.outlet, !connection.isUIKits else { return nil }
                let properties = seen.properties(name)
                guard !properties.contains(where: \.isExposed) else { return nil }
                let nearest = nearestName(
                    to: name,
                    among: seen.classes.flatMap { $0.properties.filter(\.value.isExposed).keys }.sorted())
                let message =
                    properties.isEmpty
                    ? "no outlet `\(name)` on \(object.customClass!) (\(seen.place))"
                    : "`\(name)` of \(object.customClass!) (\(seen.place)) is not marked `@IBOutlet`"
                return IBFault(
                    message, rule: Self.name, severity: .error, file: document.file, location: connection.location,
                    objectID: object.id, suggestion: properties.isEmpty ? nearest : nil)
            }
        }
    }
}
