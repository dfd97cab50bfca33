@_spi(Overriding) import Views

/// A scroll view with a text of any length, which a user can edit.
open class UITextView: UIScrollView {
    /// The delegate, which the view tells about editing and scrolling. The reference is weak.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { connectedDelegate as? any UITextViewDelegate }
        set { connectedDelegate = newValue }
    }
    /// The text. For an attributed text, these are its letters. Setting it makes a text plain.
    open var text: String! {
        get { content.text }
        set { content = TextContent(newValue ?? "") }
    }
    /// The text, with the attributes of its letters. The view supplies the others. Setting it sets ``font``,
    /// ``textColor`` and ``textAlignment`` to the values of the first letter. Setting one of these changes all letters.
    open var attributedText: NSAttributedString! {
        get { content.attributedText(like: style) }
        set {
            let new = TextContent(newValue ?? NSAttributedString(string: ""))
            content = TextContent("")
            new.lead(font: &font, color: &textColor, alignment: &textAlignment)
            content = new
        }
    }
    private var content = TextContent("") {
        didSet {
            measured = nil
            setNeedsLayout()
            if !isScrollEnabled { invalidateIntrinsicContentSize() }
        }
    }
    /// The cached size of the text, and the values for which it was measured.
    private var measured: (metrics: TextMetrics, font: UIFont, width: CGFloat, size: CGSize)?
    /// A Boolean value that determines whether a user may change the text.
    open var isEditable = true
    /// A Boolean value that determines whether a user may select text. Stored without effect, for nibs.
    open var isSelectable = true
    /// A Boolean value that determines whether the font follows the user's text size. Stored without effect, because
    /// there is one size.
    open var adjustsFontForContentSizeCategory = false
    /// The text's font.
    open var font: UIFont? = .systemFont(ofSize: 14) { didSet { content.setAll(.font, font) } }
    /// The text's color.
    open var textColor: UIColor? = .label { didSet { content.setAll(.foregroundColor, textColor) } }
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural {
        didSet { content.setParagraphs { $0.alignment = textAlignment } }
    }

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "font": Inspectable(\UITextView.font), "text": Inspectable(\UITextView.text),
            "textColor": Inspectable(\UITextView.textColor),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.isEditable, "editable")
        coder.code(self, \.isSelectable, "selectable")
        coder.code(self, \.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory")
        coder.code(self, \.font, "fontDescription")
        coder.code(self, \.textColor, "textColor")
        coder.code(self, \.textAlignment, "textAlignment")
        coder.code(self, \.text, "text")
        coder.codeText("attributedText", content.attributed) { attributedText = $0 }
    }

    /// The type of delegate that a nib may connect. Not in UIKit.
    open override class var delegateType: Any.Type { (any UITextViewDelegate).self }

    @_spi(Overriding) public override func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITextViewDelegate
        connectedDelegate = delegate
    }

    // MARK: Editing

    /// A Boolean value that indicates whether a user is editing the text.
    var isBeingEdited = false
    /// A Boolean value that indicates whether the view can become first responder, as it can if it is editable.
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Begins editing, if the delegate allows it.
    ///
    /// - Returns: `true` if the view is first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { startEditing { super.becomeFirstResponder() } }
    /// Ends editing, if the delegate allows it.
    ///
    /// - Returns: `true` if the view isn't first responder any more.
    @discardableResult
    open override func resignFirstResponder() -> Bool { stopEditing { super.resignFirstResponder() } }
    @_spi(Overriding) public override func endByForce() { tellOfEnd() }
    /// The view in the place of the keyboard, or nil for the keyboard, which has no picture here.
    open override var inputView: UIView? {
        get { kept() }
        set { keep(newValue) }
    }
    /// The view above the keyboard, such as a bar with a button Done.
    open override var inputAccessoryView: UIView? {
        get { kept() }
        set { keep(newValue) }
    }

    /// The text.
    public override var displayedText: String? { content.text }

    /// Measures the text, which determines how far the view scrolls.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
    }

    // MARK: Size and drawing

    /// The insets of the text. A terminal ignores them.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { insetsChanged() } }
    /// The area of the text.
    open private(set) lazy var textContainer = NSTextContainer { [unowned self] in insetsChanged() }

    private func insetsChanged() {
        setNeedsLayout()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// The space around the text. A terminal ignores it.
    private var textInsets: UIEdgeInsets {
        guard TextMetrics.current != .columns else { return .zero }
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    private var style: TextStyle {
        TextStyle(
            font: usedFont, color: textColor ?? .label, alignment: textAlignment, lineBreakMode: .byWordWrapping,
            numberOfLines: 0)
    }

    private var usedFont: UIFont { font ?? .systemFont(ofSize: 14) }

    /// Returns the size of the text in its lines with its margins.
    ///
    /// - Parameter size: The maximum width, in points, or 0 for no maximum. The height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = textInsets
        let (beside, around) = (insets.left + insets.right, insets.top + insets.bottom)
        let width = size.width > 0 ? max(0, size.width - beside) : .infinity
        let metrics = TextMetrics.current
        let text = textSize(by: metrics, width: width)
        // An empty view keeps the place of a line, in which one could write.
        let height = metrics == .columns ? text.height : max(text.height, metrics.lineHeight(of: usedFont))
        return CGSize(width: text.width + beside, height: height + around)
    }

    /// The size of the text in its lines, cached: long ones take long, and both layout and drawing ask.
    private func textSize(by metrics: TextMetrics, width: CGFloat) -> CGSize {
        let font = usedFont
        if let measured, measured.metrics == metrics, measured.font == font, measured.width == width {
            return measured.size
        }
        let size = metrics.size(of: content.drawn, font: font, width: width, mode: .byWordWrapping)
        measured = (metrics, font, width, size)
        return size
    }

    /// The size of the text, if the view does not scroll.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(.zero)
    }

    @_spi(Overriding) public override var heightFollowsWidth: Bool { !isScrollEnabled }

    @_spi(Overriding) public override var baselineInsets: (fromTop: CGFloat?, fromBottom: CGFloat) {
        let (metrics, insets) = (TextMetrics.current, textInsets)
        let (line, baseline) = (metrics.lineHeight(of: usedFont), metrics.baseline(of: usedFont))
        return (insets.top + baseline, insets.bottom + line - baseline)
    }

    /// Draws the text from the top.
    open override func draw(_ rect: CGRect) {
        let insets = textInsets
        let area = CGRect(x: 0, y: 0, width: bounds.width, height: sizeThatFits(bounds.size).height).inset(by: insets)
        UIGraphicsGetCurrentContext()?.draw(content.drawn, in: area, style: style)
    }
}
