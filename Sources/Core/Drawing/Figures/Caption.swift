/// The label of a control: a symbol, a text, or the one before the other. Not in UIKit.
nonisolated public struct Caption: Equatable, Sendable {
    /// The symbol. A bitmap does not count.
    public var symbol: UIImage?
    /// The text.
    public var text: AttributedText?

    /// Creates a caption from a symbol and an attributed text.
    public init(symbol: UIImage? = nil, text: AttributedText?) {
        self.symbol = symbol?.isSymbolImage == true ? symbol : nil
        self.text = text
    }

    /// Creates a caption of plain text.
    public init(symbol: UIImage? = nil, text: String? = nil) {
        self.init(symbol: symbol, text: text.map { AttributedText($0) })
    }

    /// The caption in a line of characters, with a glyph for the symbol.
    public var characters: AttributedText {
        guard let glyph = symbol?.glyph else { return text ?? "" }
        return text.map { "\(glyph) " + $0 } ?? "\(glyph)"
    }
}
