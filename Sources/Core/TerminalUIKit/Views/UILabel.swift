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
    /// ``font``, ``textColor`` and ``textAlignment`` to the values of the first letter. Setting one of these changes
    /// all letters.
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
    /// The view that arranges the label by the size of its text, or nil if there isn't one.
    package weak var arranger: UIView?
    /// Requests a layout of the view that arranges the label.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        arranger?.setNeedsLayout()
    }
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
    /// The width in points at which a text of several lines is broken for its natural size, or 0 for the width from the
    /// layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    /// A Boolean value that determines whether the font follows the user's text size. Stored without effect, because
    /// there is one size.
    open var adjustsFontForContentSizeCategory = false
    /// A Boolean value that determines whether text on one line shrinks to fit, where points count.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size to which text shrinks, or 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0
    /// The color of the shadow, where points count, or nil.
    open var shadowColor: UIColor?
    /// The distance of the shadow from the text, in points.
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// Prepares a new label, which ignores touches.
    @_spi(Overriding) public override func prepareInCode() { isUserInteractionEnabled = false }

    /// The properties that a nib can set by name, in addition to the properties of every view.
    open override class var inspectables: [String: Inspectable] {
        [
            "enabled": Inspectable(\UILabel.isEnabled), "font": Inspectable(\UILabel.font),
            "highlighted": Inspectable(\UILabel.isHighlighted),
            "numberOfLines": Inspectable(\UILabel.numberOfLines), "text": Inspectable(\UILabel.text),
            "textAlignment": Inspectable(\UILabel.textAlignment), "textColor": Inspectable(\UILabel.textColor),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.font, "fontDescription")
        coder.code(self, \.textColor, "textColor")
        coder.code(self, \.highlightedTextColor, "highlightedColor")
        coder.code(self, \.isHighlighted, "highlighted", default: false)
        coder.code(self, \.isEnabled, "enabled", default: true)
        coder.code(self, \.textAlignment, "textAlignment", default: .natural)
        coder.code(self, \.text, "text")
        coder.codeText("attributedText", content?.attributed) { attributedText = $0 }
        coder.code(self, \.lineBreakMode, "lineBreakMode", default: .byTruncatingTail)
        coder.code(self, \.numberOfLines, "numberOfLines", default: 1)
        coder.code(self, \.preferredMaxLayoutWidth, "preferredMaxLayoutWidth", default: 0)
        coder.code(self, \.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory", default: false)
        coder.code(self, \.adjustsFontSizeToFitWidth, "adjustsFontSizeToFit", default: false)
        if coder.leavesOutThatTextFits { adjustsFontSizeToFitWidth = true }
        coder.code(self, \.minimumScaleFactor, "minimumScaleFactor", default: 0)
        // The size, as until iOS 6.
        if coder.contains("minimumFontSize"), font.pointSize > 0 {
            minimumScaleFactor = min(1, coder.coder.decodeDouble(forKey: "minimumFontSize") / font.pointSize)
        }
        coder.code(self, \.shadowColor, "shadowColor")
        coder.code(self, \.shadowOffset, "shadowOffset", default: CGSize(width: 0, height: -1))
    }

    /// The text as it is drawn.
    public override var displayedText: String? { text }

    private var style: TextStyle {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        var style = TextStyle(
            font: font, color: isEnabled ? color! : color!.withAlphaComponent(0.4), alignment: textAlignment,
            lineBreakMode: lineBreakMode, numberOfLines: numberOfLines)
        (style.shadowColor, style.shadowOffset) = (shadowColor, shadowOffset)
        return style
    }

    /// Returns the font in which the text fits a width, if it may shrink so far.
    private func font(fitting width: CGFloat) -> UIFont {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, let content else { return font }
        return font.fitting(content.drawn, in: width, least: font.pointSize * minimumScaleFactor)
    }

    /// Draws the text in the bounds.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text in a rectangle, centered vertically. Override it to leave space around the text.
    open func drawText(in rect: CGRect) {
        guard let content, !content.isEmpty else { return }
        var style = style
        style.font = font(fitting: rect.width)
        UIGraphicsGetCurrentContext()?.draw(content.drawn, in: rect, style: style)
    }

    /// Returns the size of the text in its lines.
    ///
    /// - Parameter size: The maximum width, in points, or 0 for no maximum. The height is ignored.
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

extension NSTextAlignment: NibEnum {
    package static let nibNames = named("left", "center", "right", "justified", "natural")
}

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
