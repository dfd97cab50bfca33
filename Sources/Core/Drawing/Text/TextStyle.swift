import Foundation

/// The style in which a canvas draws a text. Not in UIKit, which spreads this over attributed strings.
nonisolated public struct TextStyle: Equatable, Sendable {
    /// The font. A terminal shows only whether it is bold or italic.
    public var font: UIFont
    /// The color of the characters.
    public var color: UIColor
    /// The horizontal alignment of the lines.
    public var alignment: NSTextAlignment
    /// The treatment of text that doesn't fit.
    public var lineBreakMode: NSLineBreakMode
    /// The maximum number of lines, or 0 for as many as fit the rectangle.
    public var numberOfLines: Int
    /// The color of the shadow, or `nil` for none. A terminal shows no shadow.
    public var shadowColor: UIColor?
    /// The distance of the shadow from the characters, in points.
    public var shadowOffset = CGSize(width: 0, height: -1)

    /// Creates a style. Parameters that you leave out have the values of a new label.
    public init(
        font: UIFont = .systemFont(ofSize: UIFont.labelFontSize), color: UIColor = .label,
        alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail,
        numberOfLines: Int = 1
    ) {
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
    }

    /// The style for the name of a missing view.
    package static var standIn: TextStyle { TextStyle(color: UIColor(white: 0.35), alignment: .center) }
}
