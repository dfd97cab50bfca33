internal import InterfaceBuilder
internal import NibChecking

enum UnusedIdentifiers: IBRule, ProjectRule {
    static let name = "unused-identifier"
    static let page = """
        Prototypes, and cells of nibs that code registers, with a reuse identifier that no source contains.

        ```xml
        <tableViewCell reuseIdentifier="Dihs" id="KGk-i7-Jjw">
        ```

        On iOS, a table that is asked for another identifier raises "unable to dequeue a cell with identifier Dish - \
        must register a nib or a class for the identifier or connect a prototype cell in a storyboard", and the app \
        ends. If a nib is registered for another identifier than its cell's, the first cell raises an exception. The \
        rule can't see identifiers that code puts together at run time. If several nibs have the identifier, and the \
        folder uses libraries without sources, one of them may name it, so this is a note.
        """

    static func findings(in document: IBDocument, of project: Project) -> [IBFault] {
        let sources = project.contents.sources
        guard project.contents.isWhole, !sources.classes.isEmpty else { return [] }
        // R.swift generates `R.reuseIdentifier.dishCell`.
        let usesR = sources.mentions("R") && sources.mentions("reuseIdentifier")
        return document.allObjects.compactMap { object in
            guard let identifier = object.string("reuseIdentifier"), !identifier.isEmpty,
                object.isPrototype || project.registers(object, of: document), !sources.mentions(identifier),
                !usesR || !sources.mentions(identifier.nameOfR)
            else { return nil }
            let isCommon = project.contents.hidesCode && project.nibs.cells[identifier]?.count ?? 0 > 1
            return finding(
                "no code names the reuse identifier `\(identifier)`", isCommon ? .note : .warning, about: object,
                in: document)
        }
    }
}

extension String {
    /// The name that R.swift generates for an identifier: `dishCell` for `DishCell`, `itemDetail` for `item detail`.
    fileprivate var nameOfR: String {
        let parts = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let name = (parts.first ?? "") + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let capitals = name.prefix(while: \.isUppercase).count
        let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }
}
