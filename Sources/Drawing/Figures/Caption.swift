/// What is written on a control: a symbol, a text, or the one before the other. Not in UIKit.
nonisolated public struct Caption: Equatable, Sendable {
    /// The symbol; a bitmap does not count.
    public var symbol: UIImage?
    /// The text.
    public var text: String?

    /// Makes a caption.
    public init(symbol: UIImage? = nil, text: String? = nil) {
        self.symbol = symbol?.isSymbolImage == true ? symbol : nil
        self.text = text
    }

    /// The caption in a line of characters, with a glyph for the symbol.
    public var characters: String {
        [symbol?.glyph.map { String($0) }, text].compactMap(\.self).joined(separator: " ")
    }
}
