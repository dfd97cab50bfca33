/// The text of a view: a plain text, or an attributed one, whose letters are the plain one.
package struct TextContent {
    /// The letters.
    package let text: String
    /// The attributed text, or nil for a plain one.
    package let attributed: NSAttributedString?
    /// The pieces of an attributed text. A plain text is one piece, which is made only when it is drawn.
    private let pieces: AttributedText?

    /// Creates a plain text.
    package init(_ text: String) { (self.text, attributed, pieces) = (text, nil, nil) }

    /// Creates an attributed text, which other code can't change.
    package init(_ attributed: NSAttributedString) {
        let copy = NSAttributedString(attributedString: attributed)
        let pieces = AttributedText(copy)
        (text, self.attributed, self.pieces) = (pieces.string, copy, pieces)
    }

    /// The text as canvases draw it.
    package var drawn: AttributedText { pieces ?? AttributedText(text) }

    /// A Boolean value that indicates whether there are no letters.
    package var isEmpty: Bool { text.isEmpty }

    /// The attributed text, or the plain text with the looks of the view.
    package func attributedText(like style: TextStyle) -> NSAttributedString {
        attributed ?? NSAttributedString(string: text, attributes: style.attributes)
    }

    /// Gives an attributed text something from its first letter to its last, as UIKit does when a view gets it.
    package mutating func setAll(_ key: NSAttributedString.Key, _ value: Any?) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: changed.length)
        changed.removeAttribute(key, range: all)
        if let value { changed.addAttribute(key, value: value, range: all) }
        self = TextContent(changed)
    }

    /// Gives all paragraphs of an attributed text something.
    package mutating func setParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: changed.length)
        attributed.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self = TextContent(changed)
    }

    /// The attributes of the first letter of an attributed text.
    var first: AttributedText.Attributes? { pieces?.runs.first?.attributes }

    /// Gives a view's properties the attributes of the first letter of an attributed text, as far as it has any.
    package func lead(font: inout UIFont?, color: inout UIColor?, alignment: inout NSTextAlignment) {
        guard let first else { return }
        font = first.font ?? font
        color = first.color ?? color
        alignment = first.paragraph?.alignment ?? alignment
    }
}

extension TextStyle {
    /// The style as an attributed string has it.
    nonisolated fileprivate var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        return [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
    }
}
