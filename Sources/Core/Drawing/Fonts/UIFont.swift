import Foundation

/// A font: a name and a size. The name alone says how heavy it is and whether it slants.
///
/// A terminal has one typeface in one size, so a font shows as bold, italic or neither. Other canvases may do more.
/// Unlike in UIKit any name is taken as an installed font's.
nonisolated public final class UIFont: NSObject, NSSecureCoding, Sendable {
    private let type = attributeValueType
    /// The PostScript name, `HelveticaNeue-Bold`. The system's font is `.SFUI-Regular` and its kin, as in UIKit.
    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat
    /// The space between two lines of text, in points: only the fonts of text styles have some.
    public let leading: CGFloat
    let style: FontStyle
    /// The measures of the font's file, or nil if it isn't known.
    let measures: FontMeasures?

    /// Creates a font from its PostScript name.
    /// - Parameters:
    ///   - name: Such as `Georgia-Italic`.
    ///   - size: In points, or ``systemFontSize`` for a number that is not positive.
    /// - Returns: `nil` only if the name is empty.
    public convenience init?(name: String, size: CGFloat) {
        self.init(name: name, size: size, leading: 0)
    }

    /// Creates a font from its PostScript name, with the measures of its file, if there is one.
    package convenience init?(name: String, size: CGFloat, measures: FontMeasures?) {
        self.init(name: name, size: size, leading: 0, measures: measures)
    }

    convenience init(systemStyle: String, size: CGFloat, leading: CGFloat = 0) {
        self.init(name: "\(FontStyle.systemPrefix)-\(systemStyle)", size: size, leading: leading)!
    }

    private init?(name: String, size: CGFloat, leading: CGFloat, measures: FontMeasures? = nil) {
        guard !name.isEmpty else { return nil }
        self.measures = measures
        fontName = name
        style = .named(name)
        pointSize = Self.usable(size)
        self.leading = leading.isFinite ? max(0, leading) : 0
    }

    /// Returns the font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(name: fontName, size: size, measures: measures) ?? self
    }

    /// The family: the part of the name before the hyphen, with a space before each capital (`Helvetica Neue`).
    public var familyName: String { style.family }
    /// The weight of the strokes, read from the name, or ``Weight/regular`` if the name doesn't say. Not in UIKit.
    public var weight: Weight { style.weight }
    /// A Boolean value that indicates whether the font is semibold or heavier, which a terminal shows as bold. Not in
    /// UIKit.
    public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
    /// A Boolean value that indicates whether the font is italic or oblique. Not in UIKit.
    public var isItalic: Bool { style.isItalic }

    /// Creates a font from the keys `name`, `pointSize` and `leading`.
    /// - Returns: `nil` when the name is missing or empty.
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        self.init(
            name: name as String, size: coder.decodeDouble(forKey: "pointSize"),
            leading: coder.decodeDouble(forKey: "leading"))
    }

    /// Encodes the keys that ``init(coder:)`` decodes.
    public func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "name")
        coder.encode(Double(pointSize), forKey: "pointSize")
        if leading > 0 { coder.encode(Double(leading), forKey: "leading") }
    }

    /// A Boolean value that indicates whether fonts support secure coding: they do.
    public static var supportsSecureCoding: Bool { true }

    /// Returns a Boolean value that indicates whether `object` is a font with the same name, size and leading.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && leading == other.leading
    }

    /// The hash value, which is equal for equal fonts.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(fontName)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// The name and the size.
    public override var description: String { "\(fontName) \(pointSize)pt" }

    private static func usable(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? size : systemFontSize
    }
}
