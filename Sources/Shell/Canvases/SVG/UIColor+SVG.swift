import Drawing
import Foundation

nonisolated extension UIColor {
    /// The color as SVG writes it, `#6e85a3`. Its opacity is an attribute of its own.
    package var hex: String {
        "#"
            + [red, green, blue].map { component in
                let digits = String((component * 255).rounded().whole(in: 0...255), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }

    /// The opacity as an attribute, or nil if it is opaque.
    var opacity: CGFloat? { alpha < 1 ? alpha : nil }

    /// Returns the color mixed with another, whose share is from 0 to 1.
    package func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
        func mix(_ component: KeyPath<UIColor, CGFloat>) -> CGFloat {
            self[keyPath: component] * (1 - share) + other[keyPath: component] * share
        }
        return UIColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }

    /// The color, lighter.
    func lighter(_ share: CGFloat) -> UIColor { mixed(with: UIColor(white: 1, alpha: alpha), share) }

    /// The color, darker.
    func darker(_ share: CGFloat) -> UIColor { mixed(with: UIColor(white: 0, alpha: alpha), share) }

    /// The brightness to the eye, 0…1.
    var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
