/// Identifiers that begin or end with a space, so code that asks without it doesn't find them.
enum BlankEnds: IBRule {
    static let name = "blank"
    static let page = """
        Identifiers and class names that begin or end with a space.

        ```xml
        <tableViewCell reuseIdentifier="Dish " id="KGk-i7-Jjw">
        ```

        On iOS, names are compared character by character. Code that asks for `Dish` doesn't find \
        this cell.
        """

    static func findings(in document: IBDocument) -> [IBFault] {
        document.allObjects.flatMap { object in
            ["reuseIdentifier", "storyboardIdentifier", "customClass", "customModule"].compactMap { key in
                guard let value = object.string(key), let first = value.first, let last = value.last,
                    first.isWhitespace || last.isWhitespace
                else { return nil }
                let end = last.isWhitespace ? "ends" : "begins"
                return finding("\(key) \(value.quoted) \(end) with a blank", about: object, in: document)
            }
        }
    }
}
