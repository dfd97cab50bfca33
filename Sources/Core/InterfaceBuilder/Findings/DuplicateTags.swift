/// Views beside each other with one tag: `viewWithTag(_:)` finds the first only.
///
/// Views of one class of the project may share a tag: then it tells their kind, and code doesn't find a view by it.
enum DuplicateTags: IBRule {
    static let name = "duplicate-tag"
    static let page = """
        Sibling views with the same tag.

        ```xml
        <label tag="7" id="Lab-el-001"/>
        <label tag="7" id="Lab-el-002"/>
        ```

        On iOS, `viewWithTag(_:)` returns the first view that it finds. Views of one custom class may share a tag that \
        tells their kind. If no source looks for the tag and also names the nib, a class in it or an identifier, this \
        is a note. Only a controller's own code looks for a view in its scene.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap { parent in
            var first: [Int: IBObject] = [:]
            return (parent.collections["subviews"] ?? []).compactMap { view -> IBFault? in
                guard let tag = view.string("tag").flatMap(Int.init), tag != 0 else { return nil }
                guard let other = first[tag] else {
                    first[tag] = view
                    return nil
                }
                if let name = view.customClass, name == other.customClass { return nil }
                let message =
                    "tag \(tag) is that of \(other.name) in line \(other.location.line), too: viewWithTag(\(tag)) "
                    + "finds that one"
                return finding(message, about: view, in: document)
            }
        }
    }
}
