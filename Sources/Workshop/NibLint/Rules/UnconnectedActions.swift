internal import InterfaceBuilder
internal import NibChecking

enum UnconnectedActions: IBRule, ProjectRule {
    static let name = "unconnected-action"
    static let page = """
        Actions that no nib of their class connects and no other line of code names.

        ```swift
        @IBAction func order(_ sender: UIButton) { … }
        ```

        On iOS, nothing calls the method. Usually a control has lost its connection, so taps do nothing, or the \
        control is gone and the method was left. This is a note, because the file can't tell which. Only a segue calls \
        an `@IBSegueAction`, so one that no segue names is a warning: iOS creates the controller with `init(coder:)`.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let sources = project.contents.sources
        guard project.contents.isWhole, project.nibs.isWhole else { return [] }
        return document.allObjects.flatMap { object -> [IBFault] in
            guard let owner = object.customClass, object.placeholderIdentifier != "IBFirstResponder",
                project.nibs.isFirst(object, in: document, of: owner), let place = sources.classes[owner]?.place
            else { return [] }
            let forSegues = sources.segueActions[owner] ?? []
            let inherited = project.families.actions[owner] ?? []
            // To find calls, the class's files are read once more.
            lazy var calls = MemberCalls(of: owner, in: sources)
            return forSegues.union(sources.actions[owner] ?? []).sorted().compactMap { selector in
                let word = String(selector.prefix { $0 != ":" })
                if project.nibs.selectors.contains(selector) || inherited.contains(selector) { return nil }
                let name = String(word.prefix(upTo: word.firstRange(of: "With")?.lowerBound ?? word.endIndex))
                if sources.repeats(word) || sources.repeats(name) {
                    // Another class may have an action of the same name, which its nib connects.
                    guard project.nibs.actions.values.contains(where: { $0.contains(selector) }),
                        !calls.names(name)
                    else { return nil }
                }
                let isForSegue = forSegues.contains(selector)
                let connects = isForSegue ? "no segue names" : "no nib connects"
                return finding(
                    "\(connects) the action `\(selector)` of \(owner) (\(place)), and no code names it",
                    isForSegue ? .warning : .note, about: object, in: document)
            }
        }
    }
}
