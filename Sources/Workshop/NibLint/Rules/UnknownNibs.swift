internal import Foundation
internal import InterfaceBuilder
internal import NibChecking
internal import PlainText

enum UnknownNibs: IBRule, SourceRule {
    static let name = "unknown-nib"
    static let page = """
        Nibs that code loads by a name that no xib of the project has.

        ```swift
        tableView.register(UINib(nibName: "DishCel", bundle: nil), forCellReuseIdentifier: "DishCell")
        ```

        On iOS, the first load raises "Could not load NIB in bundle: 'NSBundle …' with name 'DishCel'", and the app \
        ends. The name has no extension: `DishCell.xib` isn't found either. The rule applies only to folders. If the \
        folder uses libraries without sources, one of them may have the nib, so this is a warning.
        """

    static func findings(in folder: URL, of project: Project) -> [IBFault] {
        findings(in: folder, of: project) { call in
            switch call.kind {
            case .nib, .controller: break
            default: return nil
            }
            guard let name = project.contents.sources.text(call.value, in: call), !name.isEmpty else { return nil }
            let stem = name.replacing(#/(~ipad|~iphone)$/#, with: "")
            for ending in [".xib", ".nib"] where stem.hasSuffix(ending) {
                let right = String(stem.dropLast(4))
                return ("the name of a nib has no extension: there is no nib `\(name)`", right)
            }
            guard !stem.contains("/"), project.nibs.nibs(named: stem).isEmpty,
                !project.contents.compiledNibs.contains(stem)
            else { return nil }
            return ("there is no nib `\(name)`", nearestName(to: name, among: project.nibs.names.sorted()))
        }
    }
}
