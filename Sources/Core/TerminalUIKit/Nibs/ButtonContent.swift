import InterfaceBuilder

/// The content of a button in one of its states. Parts that are nil are as in the normal state.
package final class ButtonContent: NSObject, NSCoding {
    package var title: String?
    package var attributedTitle: TextContent?
    package var titleColor: UIColor?
    package var titleShadowColor: UIColor?
    package var image: UIImage?
    package var backgroundImage: UIImage?

    package override init() { super.init() }

    /// Creates the content that a nib has for a state.
    init(_ state: IBButtonState, decoder: NibDecoder) {
        title = state.group.string("title")
        attributedTitle = state.attributedTitle.map { TextContent(decoder.attributedString($0)) }
        titleColor = state.titleColor.flatMap(decoder.color)
        titleShadowColor = state.titleShadowColor.flatMap(decoder.color)
        image = state.image.flatMap { decoder.image(named: $0) }
        backgroundImage = state.backgroundImage.flatMap { decoder.image(named: $0) }
        super.init()
    }

    package init?(coder: NSCoder) {
        title = coder.decodeObjectIfPresent(forKey: "title") as? String
        attributedTitle = coder.decodeAttributedString(forKey: "attributedTitle").map { TextContent($0) }
        titleColor = coder.decodeObjectIfPresent(forKey: "titleColor") as? UIColor
        titleShadowColor = coder.decodeObjectIfPresent(forKey: "titleShadowColor") as? UIColor
        image = coder.decodeObjectIfPresent(forKey: "image") as? UIImage
        backgroundImage = coder.decodeObjectIfPresent(forKey: "backgroundImage") as? UIImage
        super.init()
    }

    package func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encodeAttributedString(attributedTitle?.attributed, forKey: "attributedTitle")
        coder.encode(titleColor, forKey: "titleColor")
        coder.encode(titleShadowColor, forKey: "titleShadowColor")
        coder.encode(image, forKey: "image")
        coder.encode(backgroundImage, forKey: "backgroundImage")
    }
}
