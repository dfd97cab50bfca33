import Foundation

extension IBArchiveTranslator {
    // MARK: Colors

    /// A color: its components, and the name of the system's if it is one.
    func color(_ element: IBElement, key: String) throws(NibError) -> IBElement {
        var attributes: IBKeyed<String> = ["key": key]
        if let white = try archive.value("NSWhite", of: element) {
            let parts = try components(white, counts: [1, 2])
            attributes["white"] = "\(parts[0])"
            attributes["alpha"] = "\(parts.count > 1 ? parts[1] : 1)"
        } else if let rgb = try archive.value("NSRGB", of: element) {
            let parts = try components(rgb, counts: [3, 4])
            (attributes["red"], attributes["green"], attributes["blue"]) = ("\(parts[0])", "\(parts[1])", "\(parts[2])")
            attributes["alpha"] = "\(parts.count > 3 ? parts[3] : 1)"
        }
        attributes["cocoaTouchSystemColor"] = try archive.value("IBUIColorCocoaTouchKeyPath", of: element)?.text
        return element.making("color", attributes)
    }

    /// The numbers of a color: a text that ends with a zero byte, in base 64 without padding. The encoder of that time
    /// left a letter too many where the bytes fill the code's groups.
    private func components(_ element: IBElement, counts: [Int]) throws(NibError) -> [Double] {
        let bytes = element.text.decodedFromBase64 ?? Data()
        let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        let parts = text.split(separator: " ").map { Double($0) }
        let numbers = parts.compactMap(\.self)
        guard numbers.count == parts.count, counts.contains(numbers.count), numbers.allSatisfy(\.isFinite) else {
            let expected = counts.map(String.init).joined(separator: " or ")
            throw archive.bad(
                element, element["key"] ?? "", expected: "\(expected) numbers in base 64")
        }
        return numbers
    }

    // MARK: Fonts

    /// Adds a font, once: version 8.00 gives it in two ways, of which the description knows the system's font.
    func addFont(_ child: IBElement, as key: String, of owner: IBElement, to builder: inout ElementBuilder)
        throws(NibError)
    {
        let hasDescription = owner.children.contains { $0["key"] == "IBUIFontDescription" }
        guard key == "IBUIFontDescription" || !hasDescription, let font = try archive.resolved(child) else { return }
        var attributes: IBKeyed<String> = ["key": "fontDescription"]
        attributes["pointSize"] = try archive.value("pointSize", or: "NSSize", of: font).map(IBArchive.text)
        let name = try archive.value("name", or: "NSName", of: font)?.text
        switch try archive.integer("type", of: font) {
        case 1: attributes["type"] = "system"
        case 2: attributes["type"] = "boldSystem"
        case 3: attributes["type"] = "italicSystem"
        default:
            attributes["name"] = name
            attributes["family"] =
                try archive.value("family", of: font)?.text ?? name?.split(separator: "-").first.map(String.init)
        }
        builder.children.append(font.making("fontDescription", attributes))
    }

    // MARK: Buttons

    /// The state and the property that a key of a button names: `IBUINormalTitle`.
    static func state(of key: String) -> (state: String, property: String)? {
        for state in ["Normal", "Highlighted", "Disabled", "Selected"] where key.hasPrefix("IBUI\(state)") {
            let property = String(key.dropFirst("IBUI\(state)".count))
            guard ["Title", "TitleColor", "TitleShadowColor", "Image", "BackgroundImage"].contains(property) else {
                return nil
            }
            return (state.lowercased(), property.firstLowercased)
        }
        return nil
    }

    /// Adds a value to one of the states of a button.
    func addState(_ child: IBElement, as key: String, to builder: inout ElementBuilder) throws(NibError) {
        guard let (state, property) = Self.state(of: key), let value = try archive.resolved(child) else { return }
        let index = builder.children.firstIndex { $0.name == "state" && $0["key"] == state }
        let old = index.map { builder.children.remove(at: $0) }
        var attributes: IBKeyed<String> = old?.attributes ?? ["key": state]
        var children = old.map { Array($0.children) } ?? []
        switch value["class"] {
        case "NSColor": children.append(try color(value, key: property))
        case "NSCustomResource": attributes[property] = try archive.value("NSResourceName", of: value)?.text
        default: attributes[property] = IBArchive.text(of: value)
        }
        builder.children.append((old ?? child).making("state", attributes, children))
    }
}

extension String {
    /// The text with a lowercase first letter.
    var firstLowercased: String { prefix(1).lowercased() + dropFirst() }
}
