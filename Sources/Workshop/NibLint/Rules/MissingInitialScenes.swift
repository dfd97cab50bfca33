internal import Foundation
internal import InterfaceBuilder
internal import NibChecking

enum MissingInitialScenes: IBRule, SourceRule, ProjectRule {
    static let name = "no-initial-scene"
    static let page = """
        Storyboards without an initial scene, if code asks for it, or if the app begins with the storyboard.

        ```swift
        UIStoryboard(name: "Menu", bundle: nil).instantiateInitialViewController()!
        ```

        On iOS, the method returns nil, and unwrapping it ends the app. An app that begins with such a storyboard \
        logs "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the \
        designated entry point is not set?" and shows a black screen. In Xcode, select a controller and turn on Is \
        Initial View Controller.
        """

    static func findings(in folder: URL, of project: Project) -> [IBFault] {
        findings(in: folder, of: project) { call in
            switch call.kind {
            case .storyboard(asksForInitial: true), .initialScene: break
            default: return nil
            }
            guard let name = project.contents.sources.text(call.value, in: call)
            else { return nil }
            let storyboards = project.nibs.storyboards(named: name)
            guard !storyboards.isEmpty, storyboards.allSatisfy({ $0.isRead && !$0.hasInitialScene }) else { return nil }
            return ("the storyboard `\(name)` has no initial scene", nil)
        }
    }

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        guard document.kind == .storyboard, document.initialViewController == nil,
            project.contents.targets.mainStoryboards.contains(document.nibName)
        else { return [] }
        return [
            IBFault(
                "the app begins with this storyboard, and no scene is the initial one", rule: name, severity: .warning,
                file: document.file, location: IBLocation(line: 1, column: 1))
        ]
    }
}
