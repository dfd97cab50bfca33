import Foundation

/// A color of a catalog: that of any appearance, in red, green, blue and opacity, each 0…1.
struct CatalogColor {
    let name: String
    let components: [Double]

    /// Reads the color of a folder. Nil if it is a color of the system, or not readable.
    init?(in set: URL) {
        let color = Self.entries(in: set).first { $0["appearances"] == nil }?["color"] as? [String: Any]
        guard let texts = color?["components"] as? [String: String] else { return nil }
        let keys = texts["white"] == nil ? ["red", "green", "blue", "alpha"] : ["white", "white", "white", "alpha"]
        let values = keys.compactMap { texts[$0].flatMap(Self.component) }
        guard values.count == 4 else { return nil }
        (name, components) = (set.deletingPathExtension().lastPathComponent, values)
    }

    /// Returns a Boolean value that indicates whether a folder is only a name, as Xcode gives a new app's accent color.
    static func isEmpty(_ set: URL) -> Bool {
        let entries = entries(in: set)
        return !entries.isEmpty && entries.allSatisfy { $0["color"] == nil }
    }

    private static func entries(in set: URL) -> [[String: Any]] {
        let data = set.appendingPathComponent("Contents.json").contents()
        let list = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        return list?["colors"] as? [[String: Any]] ?? []
    }

    /// Reads `0.5`, `128` or `0x80`.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return text.contains(".") ? Double(text) : Int(text).map { $0 <= 1 ? Double($0) : Double($0) / 255 }
    }

    /// The color as Swift's code.
    var code: String {
        let labels = ["red", "green", "blue", "alpha"]
        return "UIColor(" + zip(labels, components).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
    }
}
