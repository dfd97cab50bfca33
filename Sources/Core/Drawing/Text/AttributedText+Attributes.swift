import Foundation

nonisolated extension AttributedText {
    /// The attributes of a piece of text, or nil for those it shares with the rest.
    public struct Attributes: Hashable, Sendable {
        /// The font.
        public var font: UIFont?
        /// The color of the characters.
        public var color: UIColor?
        /// The color behind them.
        public var backgroundColor: UIColor?
        /// A Boolean value that determines whether the text is underlined.
        public var isUnderlined = false
        /// The color of the line below, or nil for the color of the characters.
        public var underlineColor: UIColor?
        /// A Boolean value that determines whether the text is struck through.
        public var isStruckThrough = false
        /// The color of the line through the characters, if it isn't theirs.
        public var strikethroughColor: UIColor?
        /// The space that every character has more, in points.
        public var kern: CGFloat = 0
        /// The layout of the paragraph's lines.
        public var paragraph: Paragraph?

        /// Creates attributes that don't change the text.
        public init() {}

        /// Creates the attributes of an attributed string, without those that are unknown here.
        init(_ attributes: [NSAttributedString.Key: Any]) {
            func number(_ key: NSAttributedString.Key) -> CGFloat {
                // On Linux a CGFloat is no NSNumber.
                let value = attributes[key]
                let number = value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
                return number.isFinite ? number : 0
            }
            font = attributes[.font] as? UIFont
            color = attributes[.foregroundColor] as? UIColor
            backgroundColor = attributes[.backgroundColor] as? UIColor
            isUnderlined = number(.underlineStyle) != 0
            underlineColor = attributes[.underlineColor] as? UIColor
            isStruckThrough = number(.strikethroughStyle) != 0
            strikethroughColor = attributes[.strikethroughColor] as? UIColor
            kern = number(.kern)
            paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
        }
    }

    /// The layout of a paragraph's lines: the values of an ``NSParagraphStyle``.
    public struct Paragraph: Hashable, Sendable {
        /// The horizontal alignment of the lines.
        public var alignment = NSTextAlignment.natural
        /// The treatment of a line that is too long.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The space between two lines, in points.
        public var lineSpacing: CGFloat = 0
        /// The line height, as a multiple of its natural height, or 0 for once.
        public var lineHeightMultiple: CGFloat = 0
        /// The least height of a line, in points.
        public var minimumLineHeight: CGFloat = 0
        /// The greatest height of a line, in points, or 0 for any.
        public var maximumLineHeight: CGFloat = 0

        /// The height of a line that by its fonts is so high.
        func height(of natural: CGFloat) -> CGFloat {
            let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
            let limited = maximumLineHeight > 0 ? min(multiplied, maximumLineHeight) : multiplied
            return max(limited, minimumLineHeight)
        }
    }
}
