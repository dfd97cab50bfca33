import Foundation

extension IBReader {
    private static let components = ["red", "green", "blue", "white", "alpha", "colorSpace", "customColorSpace"]
    private static let systemNames = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]

    /// A color, or `nil` if it is given in a way not known.
    ///
    /// A system color often comes with its components. They go to the resources if these don't give them.
    func color(_ element: IBElement) throws(NibError) -> IBColor? {
        let components = try components(element)
        let color: IBColor
        if let name = Self.systemNames.lazy.compactMap({ element[$0] }).first {
            if let components, resources.systemColors[name] == nil { resources.systemColors[name] = components }
            color = .system(name)
        } else if let name = element["name"], element["catalog"] == nil {
            color = .named(name)
        } else if let components {
            color = components
        } else {
            return nil
        }
        skipRest(of: element, besides: Self.components + Self.systemNames + ["name"])
        return color
    }

    private func components(_ element: IBElement) throws(NibError) -> IBColor? {
        let alpha = try component("alpha", of: element, default: 1)
        if element["white"] != nil { return .white(try component("white", of: element), alpha) }
        guard ["red", "green", "blue"].contains(where: { element[$0] != nil }) else { return nil }
        return .rgb(
            try component("red", of: element), try component("green", of: element),
            try component("blue", of: element), alpha)
    }

    /// A component clamped to 0…1: wide color spaces go beyond.
    private func component(
        _ name: String, of element: IBElement, default fallback: Double? = nil
    ) throws(NibError) -> Double { min(max(try number(name, of: element, default: fallback), 0), 1) }

    /// Reads the images and colors a document lists.
    func readResources(_ element: IBElement) throws(NibError) {
        for child in element.children {
            guard let name = child["name"] else {
                skip(child)
                continue
            }
            switch child.name {
            case "image":
                resources.images[name] = CGSize(
                    width: try number("width", of: child, default: 0),
                    height: try number("height", of: child, default: 0))
                if child["catalog"] == "system" { resources.symbols.insert(name) }
                for content in child.children { skip(content) }
            case "namedColor":
                resources.namedColors[name] = try resourceColor(child) ?? resources.namedColors[name]
            case "systemColor":
                resources.systemColors[name] = try resourceColor(child) ?? resources.systemColors[name]
            default: skip(child)
            }
        }
    }

    private func resourceColor(_ element: IBElement) throws(NibError) -> IBColor? {
        guard let child = element.firstChild, let color = try color(child) else {
            skip(element)
            return nil
        }
        for variant in element.children.dropFirst() { skip(variant) }
        return color
    }
}
