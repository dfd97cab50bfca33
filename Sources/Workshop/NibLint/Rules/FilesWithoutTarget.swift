internal import InterfaceBuilder
internal import NibChecking

enum FilesWithoutTarget: IBRule, ProjectRule {
    static let name = "no-target"
    static let page = """
        Nibs that no target of the Xcode project has.

        ```text
        /* Begin PBXResourcesBuildPhase section */
        ```

        Such a file isn't in the app. iOS raises "Could not load NIB in bundle" if code loads it: then this is an \
        error. Otherwise it is a note, and so are all other problems of the file.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard project.isInTarget(document.file) == false, let object = document.allObjects.first else { return [] }
        let call = project.calls.loads[document.nibName]?.first { project.isInTarget($0.file) == true }
        let others = project.nibs.nibs(named: document.nibName).count > 1
        guard let call, !others else {
            return [fault("no target has this file", .note, object, document)]
        }
        return [fault("no target has this file, and code loads it (\(call.place))", .error, object, document)]
    }

    private static func fault(
        _ message: String, _ severity: IBFault.Severity, _ object: IBObject, _ document: IBDocument
    ) -> IBFault {
        IBFault(message, rule: name, severity: severity, file: document.file, location: object.location)
    }
}
