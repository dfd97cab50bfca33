extension IBArchiveTranslator {
    /// Adds the value of an object for a key to the element that is being made of it. The slots are those that its
    /// subviews fill, by their ids in the archive.
    func add(
        _ child: IBElement, as key: String, of owner: IBElement, slots: [String: String],
        to builder: inout ElementBuilder
    ) throws(NibError) {
        if Self.ignoredKeys.contains(key) || key.hasPrefix("IBUISimulated") { return }
        switch key {
        case "IBProxiedObjectIdentifier": builder.attributes["placeholderIdentifier"] = child.text
        case "NSvFlags": try addFlags(child, to: &builder)
        case "NSFrame", "NSFrameSize": builder.children.append(try rect(child))
        case "NSSubviews": try addSubviews(child, slots: slots, to: &builder)
        case "IBSegmentTitles": try addSegments(child, to: &builder)
        case "IBUIFont", "IBUIFontDescription": try addFont(child, as: key, of: owner, to: &builder)
        case _ where Self.slotKeys[key] != nil: try addSlot(child, as: Self.slotKeys[key]!, to: &builder)
        case _ where builder.className == "IBUIButton" && Self.state(of: key) != nil:
            try addState(child, as: key, to: &builder)
        default: try addProperty(child, named: Self.propertyName(of: key), to: &builder)
        }
    }

    // MARK: Views

    /// Reads a view's mask and the other bits of its flags. GNUstep reads the same bits.
    private func addFlags(_ element: IBElement, to builder: inout ElementBuilder) throws(NibError) {
        guard let flags = Int(IBArchive.text(of: element)) else {
            throw archive.bad(element, "NSvFlags", expected: "a whole number")
        }
        let mask = IBAutoresizingMask(rawValue: UInt(flags & 0x3F))
        var attributes: IBKeyed<String> = ["key": "autoresizingMask"]
        for (bit, name) in IBAutoresizingMask.attributes.enumerated()
        where mask.contains(IBAutoresizingMask(rawValue: 1 << UInt(bit))) {
            attributes[name] = "YES"
        }
        builder.children.append(element.making("autoresizingMask", attributes))
        if flags & 0x100 == 0 { builder.attributes["autoresizesSubviews"] = "NO" }
        if flags & 0x8000_0000 != 0 { builder.attributes["hidden"] = "YES" }
    }

    private func rect(_ element: IBElement) throws(NibError) -> IBElement {
        let isSize = element["key"] == "NSFrameSize"
        let part = (isSize ? [0, 0] : []) + (try archive.numbers(element, count: isSize ? 2 : 4))
        return element.making(
            "rect",
            [
                "key": "frame", "x": "\(part[0])", "y": "\(part[1])", "width": "\(part[2])", "height": "\(part[3])",
            ])
    }

    private func addSubviews(_ list: IBElement, slots: [String: String], to builder: inout ElementBuilder)
        throws(NibError)
    {
        var subviews: [IBElement] = []
        for view in try archive.list(archive.resolved(list)) {
            if let slot = slots[view["id"] ?? ""] {
                let name = slot == "contentView" ? "tableViewCellContentView" : nil
                builder.children.append(try object(view, key: slot, name: name))
            } else {
                subviews.append(try object(view))
            }
        }
        builder.wrap("subviews", subviews, at: list)
    }

    /// A view that fills a slot and isn't one of the subviews. A reference to a subview adds no information.
    private func addSlot(_ child: IBElement, as slot: String, to builder: inout ElementBuilder) throws(NibError) {
        guard child.name == "object" else { return }
        builder.children.append(try object(child, key: slot))
    }

    private func addSegments(_ list: IBElement, to builder: inout ElementBuilder) throws(NibError) {
        let titles = try archive.list(archive.resolved(list))
        let segments = titles.map { $0.making("segment", ["title": $0.text]) }
        builder.wrap("segments", segments, at: list)
    }

    // MARK: Other properties

    private func addProperty(_ child: IBElement, named name: String, to builder: inout ElementBuilder) throws(NibError)
    {
        if child.name == "nil" {
            builder.children.append(child.making("nil", ["key": name]))
            return
        }
        guard let value = try archive.resolved(child) else { return }
        if value.name == "string", let geometry = geometry(value, named: name) {
            builder.children.append(geometry)
        } else if ["string", "int", "integer", "float", "double", "real", "bool", "boolean"].contains(value.name) {
            builder.attributes[name] = Self.name(
                of: IBArchive.text(of: value), for: name, inClass: builder.className)
        } else if IBArchive.isList(value) {
            try addList(value, named: name, to: &builder)
        } else if value["class"] == "NSColor" {
            builder.children.append(try color(value, key: name))
        } else if value["class"] == "NSCustomResource" {
            builder.attributes[name] = try archive.value("NSResourceName", of: value)?.text
        } else if child.name == "object" {
            // An object that the file only refers to is written elsewhere, so this is a way back to it.
            builder.children.append(try object(value, key: name))
        }
    }

    private func addList(_ list: IBElement, named name: String, to builder: inout ElementBuilder) throws(NibError) {
        var objects: [IBElement] = []
        for element in list.children where element.name == "object" { objects.append(try object(element)) }
        builder.wrap(name, objects, at: list)
    }

    /// A size, point or insets, which the archive writes as a text.
    private func geometry(_ element: IBElement, named name: String) -> IBElement? {
        guard element.text.hasPrefix("{") else { return nil }
        // The offset of a shadow is a size.
        let isPoint = name == "contentOffset" || name.hasSuffix("Point")
        let (kind, names) = isPoint ? ("point", ["x", "y"]) : ("size", ["width", "height"])
        for (kind, names) in [("inset", ["minY", "minX", "maxY", "maxX"]), (kind, names)] {
            guard let numbers = try? archive.numbers(element, count: names.count) else { continue }
            let values = zip(names, numbers).map { (key: $0, value: "\($1)") }
            return element.making(kind, IBKeyed<String>([(key: "key", value: name)] + values))
        }
        return nil
    }

    /// A value that is to be set by key path.
    func runtimeAttribute(_ element: IBElement, keyPath: String) throws(NibError) -> IBElement {
        let type = try archive.value("typeIdentifier", of: element)?.text.split(separator: ".").last ?? "string"
        var attributes: IBKeyed<String> = ["keyPath": keyPath, "type": String(type)]
        var children: [IBElement] = []
        if let value = try archive.value("value", of: element) {
            if value["class"] == "NSColor" {
                children = [try color(value, key: "value")]
            } else {
                attributes["value"] = IBArchive.text(of: value)
            }
        }
        return element.making("userDefinedRuntimeAttribute", attributes, children)
    }
}
