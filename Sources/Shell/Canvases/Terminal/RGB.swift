import Drawing
import Foundation

/// A color as terminals take it: three bytes, opaque.
nonisolated struct RGB: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The assumed color below a cell that isn't painted.
    static let paper = RGB(red: 255, green: 255, blue: 255)
    /// The color of text on paper.
    static let ink = RGB(red: 0, green: 0, blue: 0)

    /// A Boolean value that indicates whether the color has hardly any hue.
    var isGray: Bool { chroma <= 16 }

    /// The place on the wheel, 0°…360°: red 0, green 120, blue 240, or `nil` if it is too pale or dark to be one of
    /// few.
    var hue: Double? {
        let (most, chroma) = (Double(max(red, green, blue)), Double(chroma))
        guard most >= 0.3 * 255, chroma >= 0.3 * most else { return nil }
        let (red, green, blue) = (Double(red), Double(green), Double(blue))
        let sixth: Double
        switch most {
        case red: sixth = (green - blue) / chroma
        case green: sixth = 2 + (blue - red) / chroma
        default: sixth = 4 + (red - green) / chroma
        }
        return (sixth * 60 + 360).truncatingRemainder(dividingBy: 360)
    }

    /// The brightness of the color to the eye, 0…1.
    var luminance: Double {
        (0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)) / 255
    }

    /// Returns the contrast to another color, 1…21, as the Web Content Accessibility Guidelines define it.
    func contrast(to other: RGB) -> Double {
        func linear(_ byte: UInt8) -> Double {
            let share = Double(byte) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        let shades = [self, other].map { color in
            0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue) + 0.05
        }
        return max(shades[0], shades[1]) / min(shades[0], shades[1])
    }

    private var chroma: UInt8 { max(red, green, blue) - min(red, green, blue) }

    func distance(to other: RGB) -> Int {
        func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
        return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
    }
}

nonisolated extension RGB {
    /// `color` with `alpha` instead of its own opacity, laid over `beneath`.
    init(_ color: UIColor, alpha: Double, over beneath: RGB) {
        func blend(_ top: Double, _ bottom: UInt8) -> UInt8 {
            UInt8((top * 255 * alpha + Double(bottom) * (1 - alpha)).rounded().whole(in: 0...255))
        }
        self.init(
            red: blend(color.red, beneath.red),
            green: blend(color.green, beneath.green),
            blue: blend(color.blue, beneath.blue)
        )
    }
}
