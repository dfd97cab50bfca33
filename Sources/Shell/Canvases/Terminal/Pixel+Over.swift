import Drawing

nonisolated extension Pixel {
    /// The pixel laid over a color, with `opacity` (0…1) times its own, or `nil` if the color remains as it is.
    func over(_ beneath: RGB?, opacity: Double) -> RGB? {
        let weight = Double(alpha) / 255 * opacity
        guard weight > 0 else { return beneath }
        let paper = beneath ?? .paper
        func blend(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
            UInt8((Double(top) * weight + Double(bottom) * (1 - weight)).rounded().whole(in: 0...255))
        }
        return RGB(red: blend(red, paper.red), green: blend(green, paper.green), blue: blend(blue, paper.blue))
    }
}
