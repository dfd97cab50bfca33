internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum UnknownStoryboards: IBRule, SourceRule {
    static let name = "unknown-storyboard"
    static let page = """
        Storyboards that code opens by a name that no storyboard of the project has.

        ```swift
        UIStoryboard(name: "Mian", bundle: nil)
        ```

        iOS raises "Could not find a storyboard named 'Mian' in bundle NSBundle …", and the app ends. The rule applies \
        only to folders. If the folder uses libraries without sources, one of them may have the storyboard, so this is \
        a warning.
        """

    static func findings(in folder: URL, of project: Project) -> [IBFault] {
        findings(in: folder, of: project) { call in
            guard case .storyboard = call.kind, let name = project.contents.sources.text(call.value, in: call),
                project.nibs.storyboards(named: name.replacing(#/(~ipad|~iphone)$/#, with: "")).isEmpty
            else { return nil }
            let names = project.nibs.nibs.filter { $0.isStoryboard }.map { $0.name }
            return ("there is no storyboard `\(name)`", nearestName(to: name, among: names))
        }
    }
}
