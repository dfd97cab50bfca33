/// Cells, headers and footers that can't be asked for again.
enum CellsWithoutIdentifier: IBRule {
    static let name = "no-identifier"
    static let page = """
        Cells, headers and footers without a reuse identifier, so that code can't ask for them.

        ```xml
        <prototypes>
            <tableViewCell id="KGk-i7-Jjw">
        ```

        On iOS, a prototype is created only by its identifier, so this one never appears. A cell that you load with \
        `loadNibNamed(_:owner:options:)` and that has no identifier is never reused: each row creates a new one. The \
        rule ignores a nib that code registers for an identifier. If no code names the nib, or only tests do, or if a \
        source registers something else, this is a note.
        """

    private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    static func findings(in document: IBDocument) -> [IBFault] {
        let lacking = document.allObjects.filter { ($0.string("reuseIdentifier") ?? "").isEmpty }
        return lacking.compactMap { object in
            if object.isPrototype {
                let message = "a prototype without a reuse identifier: code can't ask for it"
                return finding(message, about: object, in: document)
            }
            guard object.parent == nil, cells.contains(object.element), document.kind == .xib else { return nil }
            let message = "a cell without a reuse identifier: it is reused only if code registers the nib for one"
            return finding(message, about: object, in: document)
        }
    }
}

extension IBObject {
    /// Returns a Boolean value that indicates whether the object is a prototype, from which a table or collection makes
    /// many.
    package var isPrototype: Bool {
        switch (parent?.element, key) {
        case ("tableView", nil): node.parent?.name == "prototypes"
        case ("collectionView", nil): node.parent?.name == "cells"
        case ("collectionView", "sectionHeaderView"), ("collectionView", "sectionFooterView"): true
        default: false
        }
    }
}
