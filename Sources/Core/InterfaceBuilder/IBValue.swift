import Foundation

/// The value of a property. Lengths are in points.
public nonisolated enum IBValue: Equatable, Sendable {
    /// A text exactly as written.
    case string(String)
    /// A text in pieces that look differently.
    case attributedString(IBAttributedString)
    /// A rectangle.
    case rect(CGRect)
    /// A point.
    case point(CGPoint)
    /// A size.
    case size(CGSize)
    /// Distances from the edges. Directional ones count as in writing from left to right: leading is left.
    case inset(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
    /// A color.
    case color(IBColor)
    /// A font.
    case font(IBFont)
    /// The autoresizing mask of the view.
    case autoresizingMask(IBAutoresizingMask)
    /// The content of a button in the state that is the property's key.
    case state(IBButtonState)
    /// A whole number.
    case integer(Int)
    /// A finite number.
    case real(Double)
    /// Yes or no.
    case bool(Bool)
    /// A range of positions.
    case range(location: Int, length: Int)
    /// An explicit nil.
    case null
    /// Any other value that consists of attributes: a date, text input traits.
    case attributes(IBKeyed<String>)
    /// Any other value that contains values.
    case group(IBGroup)

    /// The text, plain if it is an attributed one, or `nil` if it isn't a text.
    public var string: String? {
        switch self {
        case .string(let text): text
        case .attributedString(let text): text.string
        default: nil
        }
    }

    /// The color, if it is one.
    public var color: IBColor? {
        if case .color(let color) = self { color } else { nil }
    }
}
