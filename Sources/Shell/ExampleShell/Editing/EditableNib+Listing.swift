internal import InterfaceBuilder
internal import PlainText

extension EditableNib {
    /// The objects in the order of the file, each with its names, its attributes and its connections. Attributes that
    /// Xcode writes for nearly every view are left out.
    func listing(columns: Int?) -> StyledText {
        let heading =
            StyledText(file, .bold) + StyledText("  objects with their names, attributes and connections", .dim)
        let listed = objects.filter { !isFirstResponder($0) || !connections(of: $0).isEmpty }
        return ([heading.wrapped(to: columns, indent: 2)] + listed.flatMap { lines(for: $0, columns: columns) })
            .joined(by: "\n")
    }

    private func isFirstResponder(_ object: Int) -> Bool {
        markup.elements[object]["placeholderIdentifier"] == "IBFirstResponder"
    }

    private func lines(for object: Int, columns: Int?) -> [StyledText] {
        let names = ownNames(of: object)
        let others = names.dropFirst().map { StyledText($0.asWord, .dim).unbroken }
        let attributes = attributes(of: object, at: "")
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

    /// The attributes that are names, that Xcode derives from the class, or that it writes for nearly every view.
    private static let unlisted: Set = [
        "id", "key", "customModule", "customModuleProvider", "placeholderIdentifier", "userLabel", "tableViewCell",
        "contentMode", "opaque", "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled", "fixedFrame",
        "lineBreakMode", "baselineAdjustment", "adjustsFontSizeToFit", "indentationWidth", "catalog", "colorSpace",
        "customColorSpace", "translatesAutoresizingMaskIntoConstraints",
    ]
    private static let unlistedKeys: Set = ["autoresizingMask", "canvasLocation", "highlightedColor"]

    /// Returns the attributes of an element and, after their keys, of its inner elements: `frame.x 8 .y 22`.
    private func attributes(of element: Int, at path: String) -> [StyledText] {
        let own = markup.elements[element].attributes.filter { !Self.unlisted.contains($0.name) }
        let texts = own.enumerated().map { index, attribute in
            StyledText((index == 0 || path.isEmpty ? path : ".") + attribute.name) + " "
                + StyledText(Self.brief(attribute.value).asWord, .name)
        }
        let inside = children(of: element).filter { child in
            guard let key = markup.elements[child]["key"] else { return false }
            return markup.elements[child]["id"] == nil && !Self.unlistedKeys.contains(key)
        }
        let groups = path.isEmpty || texts.isEmpty ? texts : [texts.joined(by: " ")]
        return groups.map(\.unbroken)
            + inside.flatMap { attributes(of: $0, at: "\(path)\(markup.elements[$0]["key"] ?? "").") }
    }

    /// Returns a value, with three decimals of a number that has more.
    private static func brief(_ value: String) -> String {
        value.wholeMatch(of: /(-?\d+\.\d{3})\d+/).map { String($0.1) } ?? value
    }

    private func connections(of object: Int) -> [Int] {
        connections.filter { markup.elements[$0].parent.flatMap { markup.elements[$0].parent } == object }
    }
}
