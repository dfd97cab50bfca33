import Foundation

/// A color in sRGB with an opacity.
///
/// Unlike UIKit's, a color here has one value, that of the light appearance: `systemBackground` equals `white`.
/// Components are clamped to 0…1.
nonisolated public final class UIColor: NSObject, NSSecureCoding, Sendable {
    private let type = attributeValueType
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    package let alpha: CGFloat

    /// Creates a color from its components, each 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = Self.component(red)
        self.green = Self.component(green)
        self.blue = Self.component(blue)
        self.alpha = Self.component(alpha)
    }

    /// Creates a gray, from black (0) to white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A gray that hides the content beneath. UIKit's has the `alpha`, too.
    package convenience init(white: CGFloat) { self.init(white: white, alpha: 1) }

    /// Creates a color from hue, saturation and brightness, each 0…1. Hue 0 and 1 are both red.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let hue = Self.component(hue) * 6
        let saturation = Self.component(saturation)
        let brightness = Self.component(brightness)
        func channel(_ offset: CGFloat) -> CGFloat {
            let position = (offset + hue).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    /// Returns the color with another opacity, 0…1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The color itself: layers take it as it is.
    public var cgColor: UIColor { self }

    /// Creates the color from a layer's color.
    public convenience init(cgColor: UIColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    /// Stores the components where the arguments point. `nil` skips one.
    /// - Returns: true always, because every color here has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = self.red
        green?.pointee = self.green
        blue?.pointee = self.blue
        alpha?.pointee = self.alpha
        return true
    }

    /// Creates a color from the keys `red`, `green`, `blue` and `alpha`. Without `alpha` it is opaque.
    /// - Returns: `nil` when one of the first three is missing.
    public init?(coder: NSCoder) {
        guard ["red", "green", "blue"].allSatisfy(coder.containsValue(forKey:)) else { return nil }
        red = Self.component(coder.decodeDouble(forKey: "red"))
        green = Self.component(coder.decodeDouble(forKey: "green"))
        blue = Self.component(coder.decodeDouble(forKey: "blue"))
        alpha = coder.containsValue(forKey: "alpha") ? Self.component(coder.decodeDouble(forKey: "alpha")) : 1
    }

    /// Encodes the keys that ``init(coder:)`` decodes.
    public func encode(with coder: NSCoder) {
        coder.encode(Double(red), forKey: "red")
        coder.encode(Double(green), forKey: "green")
        coder.encode(Double(blue), forKey: "blue")
        coder.encode(Double(alpha), forKey: "alpha")
    }

    /// A Boolean value that indicates whether colors support secure coding: they do.
    public static var supportsSecureCoding: Bool { true }

    /// Returns a Boolean value that indicates whether `object` is a color with the same components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
    }

    /// The hash value, which is equal for equal colors.
    public override var hash: Int { [red, green, blue, alpha].hashValue }

    /// The components, as UIKit prints them.
    public override var description: String {
        "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)"
    }

    private static func component(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
}
