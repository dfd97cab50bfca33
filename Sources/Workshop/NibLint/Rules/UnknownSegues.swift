internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum UnknownSegues: IBRule, SourceRule {
    static let name = "unknown-segue"
    static let page = """
        Segues that code performs by an identifier that no storyboard has.

        ```swift
        performSegue(withIdentifier: "showDsh", sender: nil)
        ```

        iOS raises "Receiver (<MenuController: 0x…>) has no segue with identifier 'showDsh'", and the app ends. The \
        rule applies only to folders. If the folder uses libraries without sources, this is a warning.
        """

    static func findings(in folder: URL, of project: Project) -> [IBFault] {
        let storyboards = project.nibs.nibs.filter { $0.url.pathExtension == "storyboard" }
        guard !storyboards.isEmpty, storyboards.allSatisfy(\.isRead) else { return [] }
        return findings(in: folder, of: project) { call in
            guard case .segue = call.kind, let name = project.contents.sources.text(call.value, in: call),
                !project.nibs.segues.contains(name)
            else { return nil }
            return ("no segue has the identifier `\(name)`", nearestName(to: name, among: project.nibs.segues.sorted()))
        }
    }
}
