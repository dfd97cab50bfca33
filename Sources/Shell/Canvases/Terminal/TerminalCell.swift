import Drawing

/// One character cell of a terminal.
nonisolated struct TerminalCell {
    enum Content {
        case blank
        case glyph(Character)
        case symbol(Symbol)
        /// The right half of the wide glyph in the cell before.
        case tail
        case line(LineArms)
        case pixels(PixelPair)
    }

    struct Traits: OptionSet, Sendable {
        let rawValue: UInt8

        static let bold = Traits(rawValue: 1)
        static let italic = Traits(rawValue: 2)
        static let reverse = Traits(rawValue: 4)
        static let dim = Traits(rawValue: 8)
        static let underline = Traits(rawValue: 16)
        static let strikethrough = Traits(rawValue: 32)

        /// Those that text brings along.
        static let ofText: Traits = [.bold, .italic, .underline, .strikethrough]
        /// Those that a blank shows as well.
        static let ofBlanks: Traits = [.reverse, .underline, .strikethrough]
    }

    /// The edges of a cell at which a line may be, if not in the middle.
    enum Edge {
        case top, bottom
    }

    var content = Content.blank
    /// `nil` is the terminal's own foreground.
    var foreground: RGB?
    /// `nil` is the terminal's own background.
    var background: RGB?
    var traits = Traits(rawValue: 0)

    /// A Boolean value that indicates whether the character is in the cell before.
    var isTail: Bool {
        if case .tail = content { true } else { false }
    }

    /// A Boolean value that indicates whether the cell shows a character or a part of one, and no pixels.
    var hasCharacter: Bool {
        switch content {
        case .blank, .pixels: false
        case .glyph, .symbol, .tail, .line: true
        }
    }

    /// A Boolean value that indicates whether the cell shows two pixels of an image instead of a character.
    var isPixels: Bool {
        if case .pixels = content { true } else { false }
    }

    /// Returns a Boolean value that indicates whether another cell has the same colors and traits, whatever its
    /// character.
    func looks(like other: TerminalCell) -> Bool {
        traits.rawValue == other.traits.rawValue && background == other.background && foreground == other.foreground
    }

    /// The character to print. A tail isn't printed.
    var glyph: Character {
        switch content {
        case .blank, .tail: " "
        case .glyph(let character): character
        case .symbol(let symbol): symbol.glyph
        case .line(let arms): arms.glyph
        case .pixels(let pair): pair.glyph
        }
    }
}
