extension UIButton {
    /// The style of a button since iOS 15: title, image, colors and insets.
    public struct Configuration {
        /// The title, or nil if there isn't one.
        public var title: String?
        /// The image before the title.
        public var image: UIImage?
        /// The color of title and image, or nil for the color of the style.
        public var baseForegroundColor: UIColor?
        /// The color behind them, or nil for the color of the style.
        public var baseBackgroundColor: UIColor?
        /// The space around title and image, in points.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        let style: String

        /// Creates a configuration without a background.
        public static func plain() -> Configuration { Configuration(style: "plain") }
        /// Creates a configuration with a white title on the tint color.
        public static func filled() -> Configuration { Configuration(style: "filled") }
        /// Creates a configuration with a pale tint color as background.
        public static func tinted() -> Configuration { Configuration(style: "tinted") }
        /// Creates a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(style: "gray") }
        /// Creates a configuration without a background.
        public static func borderless() -> Configuration { Configuration(style: "borderless") }
        /// Creates a configuration with a gray background.
        public static func bordered() -> Configuration { Configuration(style: "bordered") }
        /// Creates a configuration with a pale tint color as background.
        public static func borderedTinted() -> Configuration { Configuration(style: "borderedTinted") }
        /// Creates a configuration with a white title on the tint color.
        public static func borderedProminent() -> Configuration { Configuration(style: "borderedProminent") }

        private init(style: String) { self.style = style }

        init(_ configured: ButtonConfiguration) {
            style = configured.style
            (title, image) = (configured.title ?? configured.attributedTitle?.string, configured.image)
            (baseForegroundColor, baseBackgroundColor) = (configured.foregroundColor, configured.backgroundColor)
            contentInsets = NSDirectionalEdgeInsets(
                top: configured.insets.top, leading: configured.insets.left, bottom: configured.insets.bottom,
                trailing: configured.insets.right)
        }

        var configured: ButtonConfiguration {
            ButtonConfiguration(
                style: style, title: title, image: image, foregroundColor: baseForegroundColor,
                backgroundColor: baseBackgroundColor,
                insets: UIEdgeInsets(
                    top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
                    right: contentInsets.trailing))
        }
    }
}
