/// An item of a bar: a title, an image, and whether it can be tapped.
///
/// In UIKit it is no responder; here it is one, so that nibs wake it and traces name it.
open class UIBarItem: UIResponder, NSCoding {
    /// What a user reads.
    open var title: String? { didSet { button?.itemChanged() } }
    /// What stands in place of the title. Of a bitmap its name is drawn: a bar has a line, too little for a picture.
    open var image: UIImage? { didSet { button?.itemChanged() } }
    /// Whether it can be tapped. It looks different when not.
    open var isEnabled = true
    /// A number to tell it by; 0 unless set.
    open var tag = 0
    /// What shows it in a bar, once it is in one.
    weak var button: (any BarItemView)?

    /// The image as a character, if it is a symbol.
    var symbol: String? { image?.glyph.map(String.init) }

    /// What is written where there is no symbol: the title, or what stands for a picture.
    var caption: String { [title, accessibilityLabel, image?.name].compactMap(\.self).first { !$0.isEmpty } ?? "" }

    /// Creates an item that shows nothing yet.
    public override init() { super.init() }

    /// Decodes an item.
    public required init?(coder: NSCoder) {
        super.init()
        code(with: PropertyCoder(coder, isDecoding: true))
    }

    /// Writes what ``init(coder:)`` reads.
    open func encode(with coder: NSCoder) { code(with: PropertyCoder(coder, isDecoding: false)) }

    /// Reads or writes the properties.
    func code(with coder: PropertyCoder) {
        coder.code(self, \.title, "title")
        coder.code(self, \.image, "image")
        coder.code(self, \.isEnabled, "enabled")
        coder.code(self, \.tag, "tag")
    }
}
