import Drawing
import Foundation

/// What a shape is filled with: a color, or colors one below the other.
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
