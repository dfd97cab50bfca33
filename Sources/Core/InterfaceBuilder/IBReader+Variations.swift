extension IBReader {
    /// The overrides that an element has for another kind of screen.
    func variation(_ element: IBElement) throws(NibError) -> IBVariation {
        var properties: IBKeyed<IBValue> = [:]
        var masks: [String: Set<String>] = ["include": [], "exclude": []]
        for child in element.children {
            if child.name == "mask" {
                for entry in child.children {
                    guard masks[entry.name] != nil, let id = entry["reference"] else {
                        skip(entry)
                        continue
                    }
                    masks[entry.name]?.insert(id)
                }
            } else if let key = child["key"], properties.count < Self.maximumValues, properties[key] == nil,
                let value = try value(child)
            {
                properties.append(value, named: key)
            } else {
                skip(child)
            }
        }
        return IBVariation(
            conditions: conditions(of: element), attributes: element.attributesBesidesKey,
            properties: properties, included: masks["include"] ?? [], excluded: masks["exclude"] ?? [])
    }

    /// `heightClass=regular-widthClass=compact` taken apart, or empty for `default`. An impossible variation never
    /// applies.
    private func conditions(of element: IBElement) -> [String: String] {
        let key = element["key"] ?? "default"
        guard key != "default" else { return [:] }
        var conditions: [String: String] = [:]
        for part in key.split(separator: "-") {
            let sides = part.split(separator: "=", maxSplits: 1)
            conditions[String(sides[0])] = sides.count == 2 ? String(sides[1]) : ""
        }
        return conditions
    }
}
