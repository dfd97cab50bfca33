/// Views of which Interface Builder itself has noted that their constraints say something else.
enum MisplacedViews: IBRule {
    static let name = "misplaced"
    static let page = """
        A view that Xcode has marked, because its constraints give it another frame than the file.

        ```xml
        <label misplaced="YES" text="Soup" id="Lab-el-001">
        ```

        On iOS, the constraints win at the first layout, so the screen differs from Interface Builder. Xcode's command \
        Update Frames writes the new frame into the file.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        marked("misplaced", ": its constraints give it another frame than the file", in: document)
    }
}

/// Views of which Interface Builder itself has noted that their constraints say too little.
enum AmbiguousViews: IBRule {
    static let name = "ambiguous"
    static let page = """
        A view that Xcode has marked, because its constraints leave its frame open.

        ```xml
        <label ambiguous="YES" text="Soup" id="Lab-el-001">
        ```

        On iOS, one of the possible frames is used. It may differ from launch to launch, or when something else \
        changes.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        marked("ambiguous", ": its constraints leave its frame open", in: document)
    }
}

extension IBRule {
    /// The views with Xcode's mark, which may be there for one kind of screen alone.
    fileprivate static func marked(_ mark: String, _ reason: String, in document: IBDocument) -> [IBFault] {
        document.allObjects.compactMap { object in
            let kinds = object.variations.filter { $0.attributes[mark] == "YES" }.map(\.name)
            guard object.attributes[mark] == "YES" || !kinds.isEmpty else { return nil }
            let isAlways = object.attributes[mark] == "YES" || kinds.contains("")
            let screens = isAlways ? "" : " with \(kinds.joined(separator: ", "))"
            return finding("\(object.name) is \(mark)\(screens)\(reason)", about: object, in: document)
        }
    }
}
