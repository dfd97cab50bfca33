/// One point of an image: a color, and its opacity.
nonisolated package struct Pixel: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    /// The opacity: 0 shows the content beneath, 255 hides it.
    package var alpha: UInt8

    package static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    /// The brightness of the pixel by itself, 0…1. A clear pixel is dark.
    package var brightness: Double {
        let luminance = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)
        return Double(luminance * Int(alpha)) / (10_000 * 255 * 255)
    }
}
