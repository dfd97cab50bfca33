/// One of the parts of a segmented control.
final class UISegment: NSObject, NSCoding {
    var title: String?
    var image: UIImage?
    var isEnabled = true

    /// The text on the segment, or a symbol or the name of another image if it has no title.
    var caption: Caption {
        Caption(symbol: title == nil ? image : nil, text: title ?? (image?.glyph == nil ? image?.name : nil))
    }

    override init() { super.init() }

    init?(coder: NSCoder) {
        title = coder.decodeObjectIfPresent(forKey: "title") as? String
        image = coder.decodeObjectIfPresent(forKey: "image") as? UIImage
        isEnabled = coder.decodeBool(forKey: "enabled", default: true)
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        coder.encode(image, forKey: "image")
        coder.encode(isEnabled, forKey: "enabled")
    }
}
