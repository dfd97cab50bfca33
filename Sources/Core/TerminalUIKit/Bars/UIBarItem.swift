/// An item of a bar: a title, an image, and whether it can be tapped.
///
/// In UIKit, it isn't a responder. Here it is one, so that it receives `awakeFromNib()` and traces name it.
open class UIBarItem: UIResponder, NSCoding {
    /// The title of the item.
    open var title: String? { didSet { button?.itemChanged() } }
    /// The image, which appears in place of the title. A bitmap is drawn as its name, because a bar is one line high,
    /// too little for a picture.
    open var image: UIImage? { didSet { button?.itemChanged() } }
    /// A Boolean value that determines whether a user can tap the item. A disabled item looks different.
    open var isEnabled = true
    /// A number that identifies the item, which is 0 by default.
    open var tag = 0
    /// The view that shows the item in a bar, or nil before it is in one.
    weak var button: (any BarItemView)?

    /// The image as a character, if it is a symbol.
    var symbol: String? { image?.glyph.map(String.init) }

    /// The image, if it isn't a symbol and there is room for it: where points count. It is painted in the tint color,
    /// unless it keeps its own colors.
    var picture: UIImage? {
        guard TextMetrics.current != .columns, let image, !image.isSymbolImage else { return nil }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    /// The text that is drawn if there is no symbol: the title, or the words for the picture.
    var caption: String { [title, accessibilityLabel, image?.name].compactMap(\.self).first { !$0.isEmpty } ?? "" }

    /// Creates an item without a title and an image.
    public override init() { super.init() }

    /// Decodes an item.
    public required init?(coder: NSCoder) {
        super.init()
        code(with: PropertyCoder(coder, isDecoding: true))
    }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open func encode(with coder: NSCoder) { code(with: PropertyCoder(coder, isDecoding: false)) }

    /// Reads or writes the properties.
    func code(with coder: PropertyCoder) {
        coder.code(self, \.title, "title")
        coder.code(self, \.image, "image")
        coder.code(self, \.isEnabled, "enabled")
        coder.code(self, \.tag, "tag")
    }
}
