import Foundation

extension IBReader {
    /// The value an element with a key stands for. Nil, without a listing, if it isn't understood.
    func value(_ element: IBElement) throws(NibError) -> IBValue? {
        switch element.name {
        // The most frequent elements come first.
        case "rect":
            let part = try lengths(["x", "y", "width", "height"], of: element)
            return .rect(CGRect(x: part[0], y: part[1], width: part[2], height: part[3]))
        case "autoresizingMask":
            return .autoresizingMask(try autoresizingMask(element))
        case "color":
            return try color(element).map(IBValue.color)
        case "fontDescription", "font":
            return try font(element).map(IBValue.font)
        case "buttonConfiguration", "imageReference", "preferredSymbolConfiguration":
            return .group(try group(element))
        case "state":
            return .state(IBButtonState(group: try group(element)))
        case "blurEffect":
            return .group(try group(element))
        case "vibrancyEffect":
            // The nested effect doesn't change the drawing.
            return .group(IBGroup(element: element.name, attributes: [:], properties: [:]))
        case "point":
            let part = try lengths(["x", "y"], of: element)
            return .point(CGPoint(x: part[0], y: part[1]))
        case "size":
            let part = try lengths(["width", "height"], of: element)
            return .size(CGSize(width: part[0], height: part[1]))
        case "inset":
            return try inset(["minY", "minX", "maxY", "maxX"], of: element)
        case "edgeInsets":
            return try inset(["top", "left", "bottom", "right"], of: element)
        case "directionalEdgeInsets":
            return try inset(["top", "leading", "bottom", "trailing"], of: element)
        case "string", "mutableString":
            return .string(try string(element))
        case "attributedString":
            return .attributedString(try attributedString(element))
        case "nil":
            skipRest(of: element, besides: [])
            return .null
        default:
            if let value = try scalar(element) { return value }
            return try other(element)
        }
    }

    private func scalar(_ element: IBElement) throws(NibError) -> IBValue? {
        let value: IBValue
        switch element.name {
        case "integer": value = .integer(try integer("value", of: element))
        case "real", "float", "double": value = .real(try number("value", of: element))
        case "bool", "boolean": value = .bool(try bool("value", of: element))
        case "range":
            value = .range(
                location: try integer("location", of: element), length: try integer("length", of: element))
            skipRest(of: element, besides: ["location", "length"])
            return value
        default: return nil
        }
        skipRest(of: element, besides: ["value"])
        return value
    }

    private func other(_ element: IBElement) throws(NibError) -> IBValue? {
        guard element.text.isBlank else { return nil }
        guard element.firstChild != nil else { return .attributes(element.attributesBesidesKey) }
        return .group(try group(element))
    }

    private func group(_ element: IBElement) throws(NibError) -> IBGroup {
        var properties: IBKeyed<IBValue> = [:]
        for child in element.children {
            guard let key = child["key"], properties.count < Self.maximumValues, properties[key] == nil,
                !child.isObject, let value = try value(child)
            else {
                skip(child)
                continue
            }
            properties.append(value, named: key)
        }
        skipText(of: element)
        return IBGroup(element: element.name, attributes: element.attributesBesidesKey, properties: properties)
    }

    private func inset(_ names: [String], of element: IBElement) throws(NibError) -> IBValue {
        let part = try lengths(names, of: element)
        return .inset(top: part[0], left: part[1], bottom: part[2], right: part[3])
    }

    private func autoresizingMask(_ element: IBElement) throws(NibError) -> IBAutoresizingMask {
        var mask: IBAutoresizingMask = []
        for (bit, name) in IBAutoresizingMask.attributes.enumerated() where try bool(name, of: element) {
            mask.insert(IBAutoresizingMask(rawValue: 1 << UInt(bit)))
        }
        skipRest(of: element, besides: IBAutoresizingMask.attributes)
        return mask
    }
}
