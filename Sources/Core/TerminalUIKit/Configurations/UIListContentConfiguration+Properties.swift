extension UIListContentConfiguration {
    /// The style of a text in the content of a row.
    @preconcurrency @MainActor public struct TextProperties: Hashable {
        /// The transformations of letters.
        public nonisolated enum TextTransform: Int, Sendable {
            /// No transformation.
            case none
            /// All letters are uppercase.
            case uppercase
            /// All letters are lowercase.
            case lowercase
            /// Each word begins with an uppercase letter.
            case capitalized
        }

        /// The alignments of a text's lines.
        public nonisolated enum TextAlignment: Int, Sendable {
            /// Lines are aligned where text begins.
            case natural
            /// Lines are in the middle.
            case center
            /// Lines fill the width.
            case justified
        }

        /// The font.
        public var font: UIFont
        /// The color. Until it is set, it is the usual one for the state.
        public var color: UIColor {
            get { ownColor ?? (isPale ? paleColor : usualColor) }
            set { ownColor = newValue }
        }
        /// The alignment of the lines.
        public var alignment = TextAlignment.natural
        /// The treatment of text that doesn't fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The maximum number of lines, or 0 for as many as needed.
        public var numberOfLines = 0
        /// A Boolean value that determines whether text that doesn't fit has a smaller font. Stored, but not used.
        public var adjustsFontSizeToFitWidth = false
        /// The transformation of the letters.
        public var transform = TextTransform.none
        /// A Boolean value that indicates whether the row is disabled.
        var isPale = false
        private var ownColor: UIColor?
        private let usualColor: UIColor
        private let paleColor: UIColor

        init(font: UIFont, color: UIColor, pale: UIColor) {
            self.font = font
            usualColor = color
            paleColor = pale
        }

        /// A text as it is shown.
        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The style of the image in the content of a row.
    @preconcurrency @MainActor public struct ImageProperties: Hashable {
        /// The color of a symbol, or nil for the view's tint. Until it is set, it is paler while the row is disabled.
        public var tintColor: UIColor? {
            get { ownTint ?? (isPale ? .tertiaryLabel : nil) }
            set { ownTint = newValue }
        }
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image, in points, or 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The space kept for the image, in points, so that all rows' texts begin at one place, or 0 for the size of
        /// the image.
        public var reservedLayoutSize = CGSize.zero
        /// A Boolean value that indicates whether the row is disabled.
        var isPale = false
        private var ownTint: UIColor?
    }
}
