import PlainText

extension IBReader {
    /// A connection of the object being read.
    func connection(_ element: IBElement) throws(NibError) -> IBConnection {
        let kind: IBConnection.Kind =
            switch element.name {
            case "outlet": .outlet(property: try required("property", of: element))
            case "outletCollection": .outletCollection(property: try required("property", of: element))
            case "action":
                .action(
                    selector: try required("selector", of: element), eventType: element["eventType"])
            case "segue":
                .segue(kind: try required("kind", of: element), identifier: element["identifier"])
            default: .unknown(element.name)
            }
        var attributes = element.attributes
        if case .unknown = kind {
            skip(element)
        } else {
            for child in element.children {
                // The edges at which a popover's arrow may be.
                guard child.name == "popoverArrowDirection", let key = child["key"] else {
                    skip(child)
                    continue
                }
                let edges = child.attributes.filter { $0.0 != "key" && $0.1 == "YES" }.map { $0.0 }
                attributes.append(edges.joined(separator: " "), named: key)
            }
        }
        return IBConnection(
            kind: kind, destination: try required("destination", of: element), id: element["id"] ?? "",
            location: element.location, attributes: attributes, source: owner)
    }

    /// A constraint of the object being read. Anything else is listed as unread and gives `nil`.
    func constraint(_ element: IBElement) throws(NibError) -> IBConstraint? {
        guard element.name == "constraint" else {
            skip(element)
            return nil
        }
        var variations: [IBVariation] = []
        for child in element.children {
            if child.name == "variation" { variations.append(try variation(child)) } else { skip(child) }
        }
        return IBConstraint(
            id: element["id"] ?? "",
            firstItem: element["firstItem"],
            firstAttribute: try required("firstAttribute", of: element),
            relation: try relation(element),
            secondItem: element["secondItem"],
            secondAttribute: element["secondAttribute"],
            multiplier: try ratio("multiplier", of: element),
            constant: try number("constant", of: element, default: 0),
            priority: try number("priority", of: element, default: 1000),
            placeholder: try bool("placeholder", of: element),
            location: element.location,
            variations: variations,
            attributes: element.attributes
        )
    }

    private func relation(_ element: IBElement) throws(NibError) -> IBConstraint.Relation {
        guard let text = element["relation"] else { return .equal }
        if let relation = IBConstraint.Relation(rawValue: text) { return relation }
        let names = IBConstraint.Relation.allCases.map(\.rawValue)
        throw bad(
            "relation", text, of: element, expected: names.map(\.quoted).joined(separator: ", "),
            suggestion: nearestName(to: text, among: names))
    }

    /// A runtime attribute of the object being read. Another element is listed as unread and gives `nil`.
    func runtimeAttribute(_ element: IBElement) throws(NibError) -> IBRuntimeAttribute? {
        guard element.name == "userDefinedRuntimeAttribute", let value = try runtimeValue(element) else {
            skip(element)
            return nil
        }
        return IBRuntimeAttribute(
            keyPath: try required("keyPath", of: element), type: try required("type", of: element), value: value,
            location: element.location)
    }

    private func runtimeValue(_ element: IBElement) throws(NibError) -> IBValue? {
        if let child = element.firstChild {
            for other in element.children.dropFirst() { skip(other) }
            return try value(child)
        }
        switch (element["type"], element["value"]) {
        case ("nil", _): return .null
        case ("boolean", _?): return .bool(try bool("value", of: element))
        case ("number", let text?):
            if let number = Int(text) { return .integer(number) }
            return .real(try number("value", of: element))
        case (_, let text?): return .string(text)
        case (_, nil): return nil
        }
    }
}
