import Drawing
import Foundation

/// The shape of one of the system's symbols: paths in a square of 24 points.
nonisolated struct SVGSymbol {
    /// A path, and how it is drawn.
    struct Layer {
        enum Paint {
            /// Drawn with a pen in the symbol's color.
            case line
            /// Filled with the symbol's color.
            case fill
            /// An area filled with paper white, for things that shine.
            case ground
            /// Drawn with a pen in paper white, on what is filled.
            case cut
        }

        let path: String
        let paint: Paint
        /// The size in the square, 0…1.
        var scale: CGFloat = 1
    }

    /// The side of the square.
    static let side: CGFloat = 24
    /// The width of the pen.
    static let lineWidth: CGFloat = 1.8

    /// The paths, back to front.
    let layers: [Layer]

    /// The shape of a symbol, or of the plain one if a variant (`.fill`, `.circle`) is unknown, or nil if that is
    /// unknown, too.
    init?(named name: String) {
        guard let layers = Self.layers(named: name) else { return nil }
        self.layers = layers
    }

    private static func layers(named name: String) -> [Layer]? {
        if let moon = moons.firstIndex(of: name) { return self.moon(eighths: moon) }
        if let path = lines[name] { return [Layer(path: path, paint: .line)] }
        if let path = fills[name] { return [Layer(path: path, paint: .fill)] }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let (plain, variant) = (String(name[..<dot]), name[dot...].dropFirst())
        if variant == "circle", let path = lines[plain] {
            return [Layer(path: circle, paint: .line), Layer(path: path, paint: .line, scale: 0.6)]
        }
        if variant == "fill", plain.hasSuffix(".circle"), let path = lines[String(plain.dropLast(".circle".count))] {
            return [Layer(path: circle, paint: .fill), Layer(path: path, paint: .cut, scale: 0.6)]
        }
        if variant == "fill", solid.contains(plain), let path = lines[plain] {
            return [Layer(path: path, paint: .fill), Layer(path: path, paint: .line)]
        }
        return ["fill", "circle", "square"].contains(variant) ? layers(named: plain) : nil
    }

    // MARK: Moons

    private static let moons = [
        "moonphase.new.moon", "moonphase.waxing.crescent", "moonphase.first.quarter", "moonphase.waxing.gibbous",
        "moonphase.full.moon", "moonphase.waning.gibbous", "moonphase.last.quarter", "moonphase.waning.crescent",
    ]

    /// Returns the moon as on paper, seen from the north: the dark part is inked. It waxes from the right.
    private static func moon(eighths: Int) -> [Layer] {
        let disc = circle
        guard eighths != 4 else { return [Layer(path: disc, paint: .ground), Layer(path: disc, paint: .line)] }
        let isWaxing = eighths < 4
        let distance = isWaxing ? eighths : 8 - eighths
        // The edge of the light is half an ellipse, a line at the quarters.
        let reach = [9, 4.5, 0, 4.5][distance]
        // The path goes down the dark side, and up the edge of the light, which bulges into the smaller of the two.
        let dark = "M12 3A9 9 0 0 \(isWaxing ? 0 : 1) 12 21"
        let bulgesAway = distance < 2
        let edge = "A\(reach.svg) 9 0 0 \(isWaxing == bulgesAway ? 0 : 1) 12 3Z"
        return [
            Layer(path: disc, paint: .ground), Layer(path: dark + edge, paint: .fill), Layer(path: disc, paint: .line),
        ]
    }
}
