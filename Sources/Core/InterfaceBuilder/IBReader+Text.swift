import Foundation
import PlainText

extension IBReader {
    /// The text of an element, decoded if it is base 64: Interface Builder's refuge for control characters, unpadded.
    func string(_ element: IBElement) throws(NibError) -> String {
        skipAttributes(of: element, besides: ["base64-UTF8"])
        for child in element.children { skip(child) }
        guard try bool("base64-UTF8", of: element) else { return element.text }
        guard let data = element.text.decodedFromBase64, let text = String(data: data, encoding: .utf8) else {
            throw failure("the text of <\(element.name)> is not UTF-8 in base 64", at: element.location)
        }
        return text
    }

    /// A text in pieces.
    func attributedString(_ element: IBElement) throws(NibError) -> IBAttributedString {
        var runs: [IBAttributedString.Run] = []
        for child in element.children {
            if child.name == "fragment" { runs.append(try run(child)) } else { skip(child) }
        }
        skipText(of: element)
        return IBAttributedString(runs: runs)
    }

    private func run(_ fragment: IBElement) throws(NibError) -> IBAttributedString.Run {
        var text = fragment["content"] ?? ""
        var attributes: [String: IBValue] = [:]
        for child in fragment.children {
            switch (child.name, child["key"]) {
            case ("string", "content"), ("mutableString", "content"): text = try string(child)
            case ("attributes", _):
                for attribute in child.children {
                    if let key = attribute["key"], let value = try value(attribute) {
                        attributes[key] = value
                    } else {
                        skip(attribute)
                    }
                }
            default: skip(child)
            }
        }
        return IBAttributedString.Run(text: text, attributes: attributes)
    }

    /// A font, or `nil` if its kind is not known.
    func font(_ element: IBElement) throws(NibError) -> IBFont? {
        // In attributed text the size is called `size`, and the system font `metaFont`.
        let sizeName = element["pointSize"] == nil ? "size" : "pointSize"
        let size: CGFloat? =
            switch element[sizeName] {
            // The sizes of NSFont, of which Interface Builder's text editor makes them.
            case nil:
                element["metaFont"].map {
                    ["cellTitle": 12, "smallSystem": 11, "miniSystem": 9, "label": 10][$0] ?? 13
                }
            // The system's usual sizes.
            case "system": 14
            case "smallSystem": 12
            case "label": 17
            case "button": 18
            default: CGFloat(try number(sizeName, of: element))
            }
        guard let kind = fontKind(element) else {
            if let type = element["type"] { warnUnknown(type, at: element) }
            return nil
        }
        skipRest(of: element, besides: ["type", "name", "family", "style", "weight", "metaFont", sizeName])
        let weight = element["weight"] ?? element["metaFont"].flatMap(Self.weight)
        return IBFont(kind: kind, weight: weight, pointSize: size)
    }

    private func fontKind(_ attributes: IBElement) -> IBFont.Kind? {
        if let style = attributes["style"] { return .style(style) }
        if let name = attributes["name"] { return .named(name, family: attributes["family"]) }
        return switch attributes["type"] {
        case "system": .system
        case "boldSystem": .boldSystem
        case "italicSystem": .italicSystem
        case nil: attributes["metaFont"].map { $0 == "systemBold" ? .boldSystem : .system }
        default: nil
        }
    }

    private func warnUnknown(_ type: String, at element: IBElement) {
        let suggestion = nearestName(to: type, among: ["system", "boldSystem", "italicSystem"])
        warn(
            "no type of a font is called \(type.quoted)", rule: "unknown-value", at: element.location,
            suggestion: suggestion)
    }

    /// The weight that a system font's name ends with: `systemSemibold`.
    private static func weight(of metaFont: String) -> String? {
        guard metaFont.hasPrefix("system"), metaFont != "systemBold" else { return nil }
        let weight = metaFont.dropFirst("system".count).lowercased()
        return weight.isEmpty ? nil : weight
    }
}
