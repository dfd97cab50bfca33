/// A text that a user can only read.
///
/// A label is measured as ``/Drawing/TextMetrics`` says: usually one width serves every font, 8 points a column, 22 a
/// line.
open class UILabel: UIView {
    /// The text of the label, or nil if there isn't one. For an attributed text, these are its letters. Setting it
    /// makes it plain.
    open var text: String? {
        get { content?.text }
        set {
            if content?.attributed == nil, newValue == text { return }
            content = newValue.map { TextContent($0) }
            invalidateIntrinsicContentSize()
        }
    }
    /// The attributed text of the label. The label supplies the attributes that it leaves out. Setting it sets
    /// ``font``, ``textColor`` and ``textAlignment`` to those of the first letter. Setting one of these changes all
    /// letters.
    open var attributedText: NSAttributedString? {
        get { content?.attributedText(like: style) }
        set {
            let new = newValue.map { TextContent($0) }
            content = nil
            new?.lead(font: &font, color: &textColor, alignment: &textAlignment)
            lineBreakMode = new?.first?.paragraph?.lineBreakMode ?? lineBreakMode
            content = new
            invalidateIntrinsicContentSize()
        }
    }
    private var content: TextContent?
    /// The font. The terminal shows its weight and slant, not its size.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            content?.setAll(.font, font)
            invalidateIntrinsicContentSize()
        }
    }
    /// The text's color.
    open var textColor: UIColor! = .label { didSet { content?.setAll(.foregroundColor, textColor) } }
    /// The text's color while highlighted, or nil for no change.
    open var highlightedTextColor: UIColor?
    /// A Boolean value that determines whether the label is highlighted, as in a selected cell.
    open var isHighlighted = false
    /// A Boolean value that determines whether the label is drawn in full color, or dimmed.
    open var isEnabled = true
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural {
        didSet { content?.setParagraphs { $0.alignment = textAlignment } }
    }
    /// The treatment of text that doesn't fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for as many as needed.
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    /// The width in points at which a text of several lines is broken for its natural size, or 0 for that of the
    /// layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// A Boolean value that determines whether the font follows the user's text size. Kept: there is one size.
    open var adjustsFontForContentSizeCategory = false
    /// Kept for nibs that set it: text here never shrinks.
    open var adjustsFontSizeToFitWidth = false

    /// A new label takes no touches.
    @_spi(Overriding) public override func prepareInCode() { isUserInteractionEnabled = false }

    /// The properties that a nib can set by name, beside those of every view.
    open override class var inspectables: [String: Inspectable] {
        [
            "enabled": Inspectable(\UILabel.isEnabled), "font": Inspectable(\UILabel.font),
            "highlighted": Inspectable(\UILabel.isHighlighted),
            "numberOfLines": Inspectable(\UILabel.numberOfLines), "text": Inspectable(\UILabel.text),
            "textColor": Inspectable(\UILabel.textColor),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.font, "fontDescription")
        coder.code(self, \.textColor, "textColor")
        coder.code(self, \.highlightedTextColor, "highlightedColor")
        coder.code(self, \.isHighlighted, "highlighted")
        coder.code(self, \.isEnabled, "enabled")
        coder.code(self, \.textAlignment, "textAlignment")
        coder.code(self, \.text, "text")
        coder.codeText("attributedText", content?.attributed) { attributedText = $0 }
        coder.code(self, \.lineBreakMode, "lineBreakMode")
        coder.code(self, \.numberOfLines, "numberOfLines")
        coder.code(self, \.preferredMaxLayoutWidth, "preferredMaxLayoutWidth")
        coder.code(self, \.adjustsFontSizeToFitWidth, "adjustsFontSizeToFit")
    }

    /// The text as it is drawn.
    public override var displayedText: String? { text }

    private var style: TextStyle {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return TextStyle(
            font: font, color: isEnabled ? color! : color!.withAlphaComponent(0.4), alignment: textAlignment,
            lineBreakMode: lineBreakMode, numberOfLines: numberOfLines)
    }

    /// Draws the text in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text in a rectangle, centered vertically. Override it to leave room around the text.
    open func drawText(in rect: CGRect) {
        guard let content, !content.isEmpty else { return }
        UIGraphicsGetCurrentContext()?.draw(content.drawn, in: rect, style: style)
    }

    /// Returns the size of the text in its lines, no wider than given. A width of 0 is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let content, !content.isEmpty else { return .zero }
        return TextMetrics.current.size(
            of: content.drawn, font: font, width: size.width > 0 ? size.width : .infinity, mode: lineBreakMode,
            numberOfLines: numberOfLines)
    }

    @_spi(Overriding) public override var heightFollowsWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0
    }

    /// The size of the text, no wider than ``preferredMaxLayoutWidth`` if it may have several lines.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, height: 0))
    }

    @_spi(Overriding) public override var baselineInsets: (fromTop: CGFloat?, fromBottom: CGFloat) {
        let line = TextMetrics.current.lineHeight(of: font)
        let baseline = TextMetrics.current.baseline(of: font)
        return (baseline, line - baseline)
    }
}

extension NSTextAlignment: NibEnum {}

extension NSLineBreakMode: NibEnum {
    package static let nibNames: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
        // In the paragraphs of attributed texts.
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
