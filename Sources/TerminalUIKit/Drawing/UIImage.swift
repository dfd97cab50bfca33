import Foundation

/// A picture that a canvas can draw: a named symbol, shown as one glyph.
nonisolated public final class UIImage: NSObject, NSSecureCoding, Sendable {
    /// The symbol's name, such as `moonphase.full.moon`. Not in UIKit, which keeps it to itself.
    public let symbolName: String
    /// The character that stands for the symbol, one column wide. Not in UIKit.
    public let glyph: Character

    /// Makes the image of a system symbol.
    /// - Parameter name: A name from SF Symbols. `heart.circle.fill` is drawn as `heart` if it has no glyph.
    /// - Returns: `nil` for a symbol that has no glyph; ``SymbolGlyphs/names`` lists those that do.
    public init?(systemName name: String) {
        guard let glyph = SymbolGlyphs.glyph(named: name) else { return nil }
        symbolName = name
        self.glyph = glyph
    }

    /// Makes an image by its name. Simplified: the system's symbols are all the images there are.
    /// - Returns: `nil` for an unknown name.
    public convenience init?(named name: String) {
        self.init(systemName: name)
    }

    /// The size in points: one character cell.
    public var size: CGSize { CGSize(width: TextLayout.columnWidth, height: TextLayout.lineHeight) }

    /// True: a symbol is drawn in the tint colour.
    public var isSymbolImage: Bool { true }

    /// Makes a symbol from the key `symbolName`.
    /// - Returns: `nil` when the name is missing or unknown.
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "symbolName") else { return nil }
        self.init(systemName: name as String)
    }

    /// Writes the key that ``init(coder:)`` reads.
    public func encode(with coder: NSCoder) {
        coder.encode(symbolName as NSString, forKey: "symbolName")
    }

    /// True: an image decodes as nothing else.
    public static var supportsSecureCoding: Bool { true }

    /// True if `object` is an image of the same symbol.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.symbolName == symbolName
    }

    /// Equal for equal images.
    public override var hash: Int { symbolName.hashValue }

    /// The symbol's name.
    public override var description: String { "<UIImage symbol(system: \(symbolName))>" }
}
