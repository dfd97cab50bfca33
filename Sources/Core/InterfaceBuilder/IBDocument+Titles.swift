import PlainText

extension IBDocument {
    /// Returns a connection with both ends: `outlet File's Owner.tableViewCell → MenuCell (KGk-i7-Jjw)`.
    public func title(of connection: IBConnection) -> String {
        let kind = "\(connection.kind)"
        let word = connection.kind.word
        let rest = kind.dropFirst(word.count).drop { $0 == " " }
        let source = connection.source?.name ?? ""
        let destination = object(withID: connection.destination)?.name
        let end = destination.map { "\($0) (\(connection.destination))" } ?? connection.destination
        let dot = word == "segue" ? " " : rest.isEmpty ? "" : "."
        return "\(word) \(source)\(dot)\(rest) → \(end)"
    }
}

extension IBObject {
    /// The name of the object for people: File's Owner, its own class, its title, or its element.
    public var name: String {
        if placeholderIdentifier != nil { return userLabel ?? customClass ?? element }
        if let customClass { return customClass }
        return label.map { "\(element) \"\($0.shortened(to: 60))\"" } ?? element
    }

    /// The label of the object in the file or in Interface Builder's outline.
    fileprivate var label: String? {
        userLabel ?? string("text") ?? string("attributedText") ?? string("title") ?? properties["normal"]?.title
    }
}

extension IBValue {
    /// The title, if it is a button's state.
    fileprivate var title: String? {
        if case .state(let state) = self { state.title } else { nil }
    }
}
