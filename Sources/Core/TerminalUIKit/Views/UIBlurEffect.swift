/// An effect that blurs the background on iOS, but not here.
open class UIBlurEffect: UIVisualEffect {
    /// The styles of a blurred background. UIKit has more of them, named after materials.
    public nonisolated enum Style: Int, CaseIterable, Sendable, NibEnum {
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

    /// Creates the effect that a nib describes. One named after a material is like the regular one, or the dark one.
    convenience init(nibValues values: [String: String]) {
        let name = values["style"] ?? "light"
        let style = Style.nibNames[name]
        self.init(style: style ?? (name.hasSuffix("Dark") ? .dark : .regular))
    }

    /// The color that stands for the blurred background.
    var veil: UIColor {
        switch style {
        case .extraLight, .prominent: UIColor(white: 0.97, alpha: 0.82)
        case .light: UIColor(white: 1, alpha: 0.5)
        case .regular: UIColor(white: 0.97, alpha: 0.7)
        case .dark: UIColor(white: 0.11, alpha: 0.73)
        }
    }

    /// Decodes an effect.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .light
        super.init(coder: coder)
    }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "style")
    }
}
