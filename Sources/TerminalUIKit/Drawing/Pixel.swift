/// One point of a picture: a colour, and how much of what lies beneath it hides.
nonisolated struct Pixel: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    /// 0 shows what lies beneath, 255 hides it.
    var alpha: UInt8

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

    /// How bright the pixel is by itself, 0…1: what is clear is dark.
    var brightness: Double {
        let luminance = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)
        return Double(luminance * Int(alpha)) / (10_000 * 255 * 255)
    }

    /// The pixel laid over a colour, with `opacity` (0…1) times its own; `nil` if the colour remains as it is.
    func over(_ beneath: RGB?, opacity: Double) -> RGB? {
        let weight = Double(alpha) / 255 * opacity
        guard weight > 0 else { return beneath }
        let paper = beneath ?? .paper
        func blend(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * weight + Double(bottom) * (1 - weight)).rounded())
        }
        return RGB(red: blend(red, paper.red), green: blend(green, paper.green), blue: blend(blue, paper.blue))
    }
}
