import PlainText

extension IBDocument {
    /// The items of the document. An item comes before the items that it contains.
    public var items: [IBItem] {
        let writer = ItemWriter(document: self)
        let roots =
            kind == .xib
            ? writer.items(of: objects, parent: "", depth: 1) : scenes.flatMap { writer.items(of: $0) }
        return [writer.documentItem] + roots
    }

    /// The document as text, without the parts that only Interface Builder uses. Each property has a line of its own,
    /// so that tools that compare lines show the changed properties.
    ///
    /// - Returns: Lines separated by line feeds, free of control characters.
    public var listing: String {
        items.flatMap { item in
            let indent = String(repeating: "  ", count: item.depth)
            return [indent + item.title] + item.lines.map { indent + "    " + $0 }
        }.map(\.printable).joined(separator: "\n")
    }
}

/// Makes items of what a document says.
private struct ItemWriter {
    /// The properties that another item contains, or that matter only to Interface Builder.
    private static let structure: Set = [
        "id", "key", "sceneMemberID", "customModuleProvider", "colorLabel", "placeholderIdentifier",
    ]
    private static let ofDocument = [
        "initialViewController", "useAutolayout", "useTraitCollections", "useSafeAreas", "launchScreen",
        "targetRuntime",
    ]

    let document: IBDocument
    /// The ids of the objects that constraints place.
    private let constrained: Set<String>

    init(document: IBDocument) {
        self.document = document
        constrained = Set(
            document.allObjects.flatMap { owner in
                owner.constraints.flatMap { [$0.firstItem ?? owner.id, $0.secondItem].compactMap(\.self) }
            })
    }

    var documentItem: IBItem {
        var properties = document.attributes.filter { Self.ofDocument.contains($0.key) }
        properties["tintColor"] = document.tintColor.map { IBValue.color($0).text }
        properties["device"] = document.device.map { $0.name + ($0.isLandscape ? ", landscape" : "") }
        return IBItem(
            kind: .document, key: "", title: "document", parent: "", depth: 0, meaning: "", properties: properties,
            line: 1)
    }

    func items(of scene: IBScene) -> [IBItem] {
        let key = "scene \(scene.sceneID)"
        let item = IBItem(
            kind: .scene, key: key, title: key, parent: "", depth: 1, meaning: "", properties: [:],
            line: scene.location.line)
        return [item] + items(of: scene.objects, parent: key, depth: 2)
    }

    func items(of objects: [IBObject], parent: String, depth: Int) -> [IBItem] {
        var nameless: [String: Int] = [:]
        return objects.flatMap { object in
            var key = object.id
            if key.isEmpty {
                nameless[object.element, default: 0] += 1
                key = "\(parent)/\(object.key ?? object.element) \(nameless[object.element]!)"
            }
            let item = IBItem(
                kind: .object, key: key, title: title(of: object), parent: parent, depth: depth, meaning: "",
                properties: properties(of: object), line: object.location.line, frame: object.frame,
                autoresizing: autoresizing(of: object), promises: object.promises)
            let own = constraints(of: object, key, depth + 1) + connections(of: object, key, depth + 1)
            return [item] + own + items(of: object.children, parent: key, depth: depth + 1)
        }
    }

    private func title(of object: IBObject) -> String {
        object.name + (object.id.isEmpty ? "" : " (\(object.id))")
    }

    private func connections(of object: IBObject, _ owner: String, _ depth: Int) -> [IBItem] {
        object.connections.map { connection in
            let title = document.title(of: connection)
            let others = connection.attributes.dictionary.filter {
                !["id", "destination", "property", "selector", "eventType", "kind", "identifier"].contains($0.key)
            }
            return IBItem(
                kind: .connection, key: connection.id.isEmpty ? "\(owner) \(title)" : connection.id, title: title,
                parent: owner, depth: depth, meaning: "\(connection.kind) \(connection.destination)",
                properties: others, line: connection.location.line, promises: connection.promises,
                demands: document.demands(of: connection))
        }
    }

    private func constraints(of object: IBObject, _ owner: String, _ depth: Int) -> [IBItem] {
        object.constraints.map { constraint in
            let equation = document.equation(of: constraint, of: object)
            var properties = constraint.attributes.dictionary.filter { $0.key == "identifier" }
            properties["in force"] = object.variations.force(of: constraint.id)
            return IBItem(
                kind: .constraint, key: constraint.id.isEmpty ? "\(owner) \(equation)" : constraint.id,
                title: "constraint \(equation)", parent: owner, depth: depth,
                meaning: document.equation(of: constraint, of: object, naming: \.id),
                properties: properties, line: constraint.location.line)
        }
    }

    /// Returns the autoresizing of a view, or nil if constraints or a superview determine its frame. A view without
    /// constraints keeps the frame in the file, whether it is marked as fixed or not.
    private func autoresizing(of object: IBObject) -> IBAutoresizingMask? {
        if object.key == "contentView" { return nil }
        if object.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO",
            object.attributes["fixedFrame"] != "YES",
            constrained.contains(object.id) || object.parent?.element == "stackView"
        {
            return nil
        }
        if case .autoresizingMask(let mask)? = object.properties["autoresizingMask"] { return mask }
        return []
    }

    /// Returns the value of an attribute as a difference shows it. Text that a user reads is in quotation marks.
    fileprivate static func shown(_ value: String, of name: String) -> String {
        ["text", "title", "placeholder"].contains(name) ? IBValue.string(value).text : value
    }

    private func properties(of object: IBObject) -> [String: String] {
        var properties = object.attributes.dictionary.filter { !Self.structure.contains($0.key) }
        for (name, value) in properties { properties[name] = Self.shown(value, of: name) }
        if let slot = object.key { properties["slot"] = slot }
        for (name, value) in object.properties where name != "canvasLocation" { properties.merge(name, value) }
        for attribute in object.runtimeAttributes {
            properties["runtime attribute \(attribute.keyPath)"] = attribute.value.text
        }
        return properties
    }
}

extension [String: String] {
    /// Adds a property. A property with several parts adds each part.
    fileprivate mutating func merge(_ name: String, _ value: IBValue) {
        switch value {
        case .state(let state): merge(name, .group(state.group))
        case .attributes(let attributes):
            for (key, text) in attributes { self["\(name).\(key)"] = ItemWriter.shown(text, of: key) }
        case .group(let group):
            for (key, text) in group.attributes { self["\(name).\(key)"] = ItemWriter.shown(text, of: key) }
            for (key, inner) in group.properties { merge("\(name).\(key)", inner) }
        default: self[name] = value.text
        }
    }
}
