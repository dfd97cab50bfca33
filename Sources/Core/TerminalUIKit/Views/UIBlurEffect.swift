/// Blurs the background on iOS, but not here.
open class UIBlurEffect: UIVisualEffect {
    /// The styles of a blurred background. UIKit has more of them, named after materials.
    public nonisolated enum Style: Int, Sendable {
        /// Lighter than the background.
        case extraLight
        /// As light as the background.
        case light
        /// Darker than the background.
        case dark
        /// As the system chooses.
        case regular = 4
        /// As the system chooses, more visible.
        case prominent
    }

    /// The style, which determines how light the background would be.
    private let style: Style

    /// Creates an effect.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Decodes an effect.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .light
        super.init(coder: coder)
    }

    /// Writes what ``init(coder:)`` reads.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "style")
    }
}
