internal import InterfaceBuilder
internal import PlainText

extension EditableNib {
    /// The objects in the order of the file, each with its names, its attributes and its connections: all that `edit`
    /// can set or remove.
    func listing(columns: Int?) -> StyledText {
        let heading =
            StyledText(file, .bold) + StyledText("  objects with their names, attributes and connections", .dim)
        return ([heading.wrapped(to: columns, indent: 2)] + objects.flatMap { lines(for: $0, columns: columns) })
            .joined(by: "\n")
    }

    private func lines(for object: Int, columns: Int?) -> [StyledText] {
        let names = ownNames(of: object)
        let others = names.dropFirst().map { StyledText($0.asWord, .dim).unbroken }
        let attributes = attributes(of: object, at: "").map { name, value in
            (StyledText(name) + " " + StyledText(value.asWord, .name)).unbroken
        }
        let connections = connections(of: object).compactMap { index in
            let (element, name) = (markup.elements[index], connectionName(index) ?? markup.elements[index]["id"])
            return name.map { name in
                (StyledText("\(element.name) ", .dim) + StyledText(name) + " → "
                    + StyledText(element["destination"] ?? "", .name)).unbroken
            }
        }
        let kind = markup.elements[object].name
        let kinds = names.contains(kind) ? [] : [StyledText("(\(kind))", .dim)]
        let head = ([StyledText((names.first ?? "").asWord, .bold).unbroken] + kinds + others).joined(by: "  ")
        return [head.wrapped(to: columns, indent: 4)]
            + [attributes, connections].filter { !$0.isEmpty }.map { items in
                ("  " + items.joined(by: StyledText(" · ", .dim))).wrapped(to: columns, indent: 2)
            }
    }

    /// The attributes that are names, and the ones that Xcode derives from the class.
    private static let unlisted: Set = ["id", "key", "customModule", "customModuleProvider"]

    /// Returns the attributes of an element and, after their keys, of its inner elements: `frame.width`.
    private func attributes(of element: Int, at path: String) -> [(name: String, value: String)] {
        let own = markup.elements[element].attributes.filter { !Self.unlisted.contains($0.name) }
        let inside = children(of: element).filter {
            markup.elements[$0]["key"] != nil && markup.elements[$0]["id"] == nil
        }
        return own.map { (path + $0.name, $0.value) }
            + inside.flatMap { attributes(of: $0, at: "\(path)\(markup.elements[$0]["key"] ?? "").") }
    }

    private func connections(of object: Int) -> [Int] {
        connections.filter { markup.elements[$0].parent.flatMap { markup.elements[$0].parent } == object }
    }
}
