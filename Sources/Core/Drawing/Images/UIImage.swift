import Foundation

/// An image that a canvas can draw: a bitmap from a file, or a named symbol, shown as one glyph.
///
/// Bitmaps come from PNG and JPEG files. UIKit reads more formats. An image never changes.
nonisolated public final class UIImage: NSObject, NSSecureCoding, Sendable {
    package enum Content: Hashable, Sendable {
        case symbol(Symbol)
        case bitmap(BitmapImage)
        /// A missing image, of which only the size in points is known.
        case standIn(CGSize)
    }

    package let content: Content
    /// The name of the image: a symbol's, such as `moonphase.full.moon`, or a file's without its extension. `nil` for
    /// an image made of data. Not in UIKit, which keeps it to itself.
    public let name: String?
    /// The number of pixels per point, which is 2 for a file whose name ends in `@2x`, and otherwise 1.
    public let scale: CGFloat
    /// The mode that determines whether the image is painted in a tint color.
    public let renderingMode: RenderingMode
    /// The color that the image was given to be painted in.
    private let tint: UIColor?
    /// The size of a symbol in points, in a text of 17 points, if it is known.
    package let symbolSize: CGSize?

    package init(
        _ content: Content, name: String?, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil, symbolSize: CGSize? = nil
    ) {
        self.content = content
        self.name = name
        self.scale = scale
        self.renderingMode = renderingMode
        self.tint = tint
        self.symbolSize = symbolSize
    }

    /// The modes that determine whether all visible parts of an image are painted in a tint color.
    public enum RenderingMode: Int, Sendable {
        /// Symbols are.
        case automatic
        /// The image keeps its colors.
        case alwaysOriginal
        /// The image is painted in a tint color.
        case alwaysTemplate
    }

    /// Returns the image in another mode, which determines whether it is painted in a tint color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            content, name: name, scale: scale, renderingMode: renderingMode, tint: tint, symbolSize: symbolSize)
    }

    /// Returns the image painted in a color, unless the mode is to use a view's tint color.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        UIImage(
            content, name: name, scale: scale, renderingMode: renderingMode, tint: color, symbolSize: symbolSize)
    }

    /// The color that the image is painted in where a view has a tint color, or `nil` for its own colors.
    package func paint(tintColor: UIColor) -> UIColor? {
        if renderingMode == .alwaysTemplate { return tintColor }
        return tint ?? (isSymbolImage ? renderingMode == .alwaysOriginal ? .black : tintColor : nil)
    }

    /// Creates the image of a system symbol.
    /// - Parameter name: A name from SF Symbols. `heart.circle.fill` is drawn as `heart` if it has no glyph.
    /// - Returns: `nil` for a symbol that has no glyph.
    public convenience init?(systemName name: String) {
        guard let symbol = Symbol(named: name) else { return nil }
        self.init(.symbol(symbol), name: name)
    }

    /// Creates an empty image, without a size.
    public override convenience init() { self.init(.standIn(.zero), name: nil) }
    /// Creates an image of one pixel per point from the contents of a PNG or JPEG file.
    /// - Returns: `nil` if they don't begin as such a file does, or are of more than 16 million pixels.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the contents of a PNG or JPEG file.
    /// - Parameters:
    ///   - data: The file's contents.
    ///   - scale: Pixels per point, or 1 for a number that is not positive.
    /// - Returns: `nil` if they don't begin as such a file does, or are of more than 16 million pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data, name: nil, scale: scale)
    }

    convenience init?(data: Data, name: String?, scale: CGFloat) {
        guard let image = BitmapImage(file: data) else { return nil }
        self.init(.bitmap(image), name: name, scale: scale.isFinite && scale > 0 ? scale : 1)
    }

    /// The character that represents a symbol, one column wide, or `nil` for a bitmap. Not in UIKit.
    public var glyph: Character? {
        guard case .symbol(let symbol) = content else { return nil }
        return symbol.glyph
    }

    /// The size in points: one character cell for a symbol, pixels by ``scale`` for a bitmap, and the size that a nib
    /// notes for a missing image.
    public var size: CGSize {
        switch content {
        case .symbol: CGSize(width: TextLayout.columnWidth, height: TextLayout.lineHeight)
        case .bitmap(let bitmapImage):
            CGSize(width: CGFloat(bitmapImage.width) / scale, height: CGFloat(bitmapImage.height) / scale)
        case .standIn(let size): size
        }
    }

    /// A Boolean value that indicates whether the image is a symbol, which is drawn in the tint color.
    public var isSymbolImage: Bool { glyph != nil }

    /// Returns the contents of a PNG file with the image. An image from a file returns the contents of that file.
    ///
    /// - Returns: `nil` for a symbol or a stand-in, which have no pixels. In UIKit, a symbol has some.
    public func pngData() -> Data? {
        guard case .bitmap(let bitmapImage) = content else { return nil }
        return bitmapImage.png
    }

    /// Returns the contents of a JPEG file with the image.
    ///
    /// - Parameter compressionQuality: The quality, from 0 to 1.
    /// - Returns: `nil` for a symbol or a stand-in, which have no pixels. In UIKit, a symbol has some.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard case .bitmap(let bitmapImage) = content else { return nil }
        return bitmapImage.bitmap.jpeg(quality: compressionQuality)
    }

    // MARK: NSObject

    /// Returns a Boolean value that indicates whether `object` is an image of the same symbol, or with the same pixels
    /// and scale.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.content == content && other.scale == scale && other.renderingMode == renderingMode
            && other.tint == tint && (other.name == name || !isSymbolImage)
    }

    /// The hash value, which is equal for equal images.
    public override var hash: Int { content.hashValue }

    /// The symbol's name, or the file's and the size in pixels.
    public override var description: String {
        switch content {
        case .symbol: "<UIImage symbol(system: \(name ?? ""))>"
        case .bitmap(let bitmapImage):
            "<UIImage \(name ?? "data") \(bitmapImage.width)×\(bitmapImage.height)>"
        case .standIn: "<UIImage \(name ?? "") is not here>"
        }
    }
}
