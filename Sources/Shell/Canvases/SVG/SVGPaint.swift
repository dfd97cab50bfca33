import Drawing
import Foundation

/// The paint of a shape: a color, or several colors from top to bottom.
nonisolated enum SVGPaint {
    case color(UIColor)
    /// Colors, and how far down each is, 0…1.
    case gradient([(color: UIColor, at: CGFloat)])

    /// Colors from top to bottom, evenly.
    static func vertical(_ colors: UIColor...) -> SVGPaint {
        let last = CGFloat(max(1, colors.count - 1))
        return .gradient(colors.enumerated().map { ($1, CGFloat($0) / last) })
    }
}
