internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum StoryboardReferences: IBRule, ProjectRule {
    static let name = "storyboard-reference"
    static let page = """
        References to a storyboard that the project doesn't have, or to a scene that the storyboard doesn't have.

        ```xml
        <viewControllerPlaceholder storyboardName="Dihs" referencedIdentifier="DishController" id="Ref-er-001"/>
        ```

        On iOS, a segue to the reference raises "Could not find a storyboard named 'Dihs' in bundle NSBundle …", or \
        "doesn't contain a view controller with identifier", and the app ends. Without an identifier, the reference \
        leads to the storyboard's initial scene, so there must be one. The rule ignores references with a bundle.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard project.contents.isWhole, project.isProject else { return [] }
        return document.scenes.compactMap(\.viewController).compactMap { reference in
            guard reference.element == "viewControllerPlaceholder",
                reference.attributes["bundleIdentifier"] == nil, reference.attributes["bundle"] == nil,
                let message = message(about: reference, in: document, of: project)
            else { return nil }
            return IBFault(
                message.0, rule: name, severity: project.contents.hidesCode ? .warning : .error, file: document.file,
                location: reference.location, objectID: reference.id, suggestion: message.1)
        }
    }

    private static func message(
        about reference: IBObject, in document: IBDocument, of project: Project
    ) -> (String, String?)? {
        let name = reference.attributes["storyboardName"] ?? document.nibName
        let storyboards = project.nibs.storyboards(named: name)
        if storyboards.isEmpty {
            let names = project.nibs.nibs.filter { $0.isStoryboard }.map { $0.name }
            return ("there is no storyboard `\(name)`", nearestName(to: name, among: names))
        }
        guard storyboards.allSatisfy(\.isRead) else { return nil }
        guard let identifier = reference.attributes["referencedIdentifier"] else {
            return storyboards.contains(where: \.hasInitialScene)
                ? nil : ("the storyboard \(name) has no initial scene", nil)
        }
        let scenes = storyboards.flatMap { $0.scenes.sorted() }
        return scenes.contains(identifier)
            ? nil : ("the storyboard \(name) has no scene `\(identifier)`", nearestName(to: identifier, among: scenes))
    }
}
