import Drawing

/// A colour as terminals take it: three bytes, opaque.
nonisolated struct RGB: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// What is taken to lie beneath a cell that nothing has painted.
    static let paper = RGB(red: 255, green: 255, blue: 255)

    /// `color` with `alpha` instead of its own opacity, laid over `beneath`.
    init(_ color: UIColor, alpha: Double, over beneath: RGB) {
        func blend(_ top: Double, _ bottom: UInt8) -> UInt8 {
            UInt8((top * 255 * alpha + Double(bottom) * (1 - alpha)).rounded())
        }
        self.init(
            red: blend(color.red, beneath.red),
            green: blend(color.green, beneath.green),
            blue: blend(color.blue, beneath.blue)
        )
    }

    init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// True if hardly any hue can be seen.
    var isGray: Bool { max(red, green, blue) - min(red, green, blue) <= 16 }

    func distance(to other: RGB) -> Int {
        func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
        return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
    }
}
