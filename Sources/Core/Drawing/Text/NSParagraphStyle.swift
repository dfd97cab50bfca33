import Foundation

/// The layout of a paragraph's lines. It has fewer properties than UIKit's, those for lines of a few words.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    private let type = attributeValueType
    var values = AttributedText.Paragraph()

    /// The style of text that doesn't have one of its own.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The horizontal alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The treatment of a line that is too long. For a label's text, the first paragraph's counts.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between two lines, in points. Like the heights below it counts where fonts do, not on a terminal.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The line height, as a multiple of its natural height, or 0 for once.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points, or 0 for any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// Creates a style with default values.
    public override init() { super.init() }

    /// Decodes a style.
    public required init?(coder: NSCoder) {
        super.init()
        values = AttributedText.Paragraph(
            alignment: NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? .natural,
            lineBreakMode: NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "lineBreakMode")) ?? .byWordWrapping,
            lineSpacing: coder.decodeDouble(forKey: "lineSpacing"),
            lineHeightMultiple: coder.decodeDouble(forKey: "lineHeightMultiple"),
            minimumLineHeight: coder.decodeDouble(forKey: "minimumLineHeight"),
            maximumLineHeight: coder.decodeDouble(forKey: "maximumLineHeight"))
    }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "alignment")
        coder.encode(lineBreakMode.rawValue, forKey: "lineBreakMode")
        coder.encode(Double(lineSpacing), forKey: "lineSpacing")
        coder.encode(Double(lineHeightMultiple), forKey: "lineHeightMultiple")
        coder.encode(Double(minimumLineHeight), forKey: "minimumLineHeight")
        coder.encode(Double(maximumLineHeight), forKey: "maximumLineHeight")
    }

    /// A Boolean value that indicates whether styles support secure coding: they do.
    open class var supportsSecureCoding: Bool { true }

    /// Returns an immutable style with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// Returns an ``NSMutableParagraphStyle`` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    /// Returns a Boolean value that indicates whether `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// The hash value, which is equal for equal styles.
    open override var hash: Int { values.hashValue }
}
