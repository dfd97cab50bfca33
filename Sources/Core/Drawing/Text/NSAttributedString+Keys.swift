import Foundation

// Foundation has attributed strings everywhere. UIKit defines the attributes for drawing. The names are those that
// Interface Builder writes.
nonisolated extension NSAttributedString.Key {
    /// The font, a ``UIFont``.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the characters, a ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the characters, a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The raw value of an ``NSUnderlineStyle``, or 0 for no line.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The color of the line below, a ``UIColor``, if it differs from the color of the characters. A terminal draws the
    /// line in the color of the characters.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an ``NSUnderlineStyle`` for a line through the characters, or 0 if there isn't one.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The color of the line through the characters, a ``UIColor``, if it isn't theirs. A terminal draws it like them.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The space that every character has more, in points. A terminal ignores it.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The color of the characters' outlines, a ``UIColor``. Stored without effect, as are their widths.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the characters' outlines, in percent of the font's size. Stored without effect.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The layout of a paragraph's lines, an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
