import Foundation

/// A color of a catalog: that of any appearance, in red, green, blue and opacity, each 0…1.
struct CatalogColor {
    let name: String
    let components: [Double]

    /// Reads the color of a folder. Nil if it is a color of the system, or not readable.
    init?(in set: URL) {
        guard let data = set.appendingPathComponent("Contents.json").contents(),
            let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let colors = list["colors"] as? [[String: Any]],
            let color = colors.first(where: { $0["appearances"] == nil })?["color"] as? [String: Any],
            let texts = color["components"] as? [String: String]
        else { return nil }
        let keys = texts["white"] == nil ? ["red", "green", "blue", "alpha"] : ["white", "white", "white", "alpha"]
        let values = keys.compactMap { texts[$0].flatMap(Self.component) }
        guard values.count == 4 else { return nil }
        (name, components) = (set.deletingPathExtension().lastPathComponent, values)
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
