import InterfaceBuilder

/// The configuration of a button, given by code or by a nib, as Xcode writes it since iOS 15.
package final class ButtonConfiguration: NSObject, NSCoding {
    /// The style of the background of the title, or `plain` if there isn't one.
    package let style: String
    package let title: String?
    package let attributedTitle: NSAttributedString?
    package let image: UIImage?
    /// The font of the title, or nil for the default one.
    package let font: UIFont?
    /// The color of the title, or nil for the default one.
    package let foregroundColor: UIColor?
    /// The color behind the title, or nil for the default one.
    package let backgroundColor: UIColor?
    /// The space around image and title, in points, or nil for the usual room.
    private let ownInsets: UIEdgeInsets?

    /// Creates the configuration that a nib describes.
    init(_ group: IBGroup, decoder: NibDecoder) {
        style = group.attributes["style"] ?? "plain"
        title = group.string("title")
        attributedTitle = group.properties["attributedTitle"].flatMap { decoder.value(of: $0) as? NSAttributedString }
        image = group.image("image").flatMap { decoder.image(named: $0) }
        font = group.properties["titleFontDescription"].flatMap { decoder.value(of: $0) as? UIFont }
        foregroundColor = group.properties["baseForegroundColor"]?.color.flatMap(decoder.color)
        backgroundColor = group.properties["baseBackgroundColor"]?.color.flatMap(decoder.color)
        ownInsets = group.properties["contentInsets"].flatMap { decoder.value(of: $0) as? UIEdgeInsets }
        super.init()
    }

    /// Creates a configuration from its parts, given in code.
    package init(
        style: String, title: String?, image: UIImage?, foregroundColor: UIColor?, backgroundColor: UIColor?,
        insets: UIEdgeInsets
    ) {
        self.style = style
        self.title = title
        attributedTitle = nil
        self.image = image
        font = nil
        self.foregroundColor = foregroundColor
        self.backgroundColor = backgroundColor
        ownInsets = insets
        super.init()
    }

    package init?(coder: NSCoder) {
        style = coder.decodeObjectIfPresent(forKey: "style") as? String ?? "plain"
        title = coder.decodeObjectIfPresent(forKey: "title") as? String
        attributedTitle = coder.decodeAttributedString(forKey: "attributedTitle")
        image = coder.decodeObjectIfPresent(forKey: "image") as? UIImage
        font = coder.decodeObjectIfPresent(forKey: "font") as? UIFont
        foregroundColor = coder.decodeObjectIfPresent(forKey: "foregroundColor") as? UIColor
        backgroundColor = coder.decodeObjectIfPresent(forKey: "backgroundColor") as? UIColor
        ownInsets = coder.containsValue(forKey: "insets") ? coder.decodeUIEdgeInsets(forKey: "insets") : nil
        super.init()
    }

    package func encode(with coder: NSCoder) {
        coder.encode(style, forKey: "style")
        coder.encode(title, forKey: "title")
        coder.encodeAttributedString(attributedTitle, forKey: "attributedTitle")
        coder.encode(image, forKey: "image")
        coder.encode(font, forKey: "font")
        coder.encode(foregroundColor, forKey: "foregroundColor")
        coder.encode(backgroundColor, forKey: "backgroundColor")
        if let ownInsets { coder.encode(ownInsets, forKey: "insets") }
    }

    /// The space around image and title, in points.
    package var insets: UIEdgeInsets { ownInsets ?? UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12) }

    /// The color of the title, or nil for the button's own.
    package var titleColor: UIColor? {
        foregroundColor ?? (["filled", "borderedProminent"].contains(style) ? .white : nil)
    }

    /// Returns the color of the ground of a button in a tint color, or nil if there isn't one.
    package func ground(tint: UIColor) -> UIColor? {
        switch style {
        case "filled", "borderedProminent": backgroundColor ?? tint
        case "tinted", "borderedTinted": (backgroundColor ?? tint).withAlphaComponent(0.2)
        case "gray", "bordered": backgroundColor ?? .systemGray5
        default: backgroundColor
        }
    }
}
