@_spi(Overriding) import Views

/// A line of text that a user can edit.
open class UITextField: UIControl {
    /// The borders around the text.
    public nonisolated enum BorderStyle: Int, Sendable {
        /// No border.
        case none
        /// A thin line.
        case line
        /// A frame. Drawn like ``line``.
        case bezel
        /// A rounded frame.
        case roundedRect
    }

    /// The delegate, which is called before and after editing.
    @Outlet(.weak) open var delegate: (any UITextFieldDelegate)?
    /// The text. Setting it calls no method, but a user's typing does. It is never nil when read, as in UIKit. For an
    /// attributed text, these are its letters. Setting it makes a text plain.
    open var text: String? {
        get { content.text }
        set { content = TextContent(newValue ?? "") }
    }
    /// The text, with the attributes of its letters. The field supplies the others. Setting it sets ``font``,
    /// ``textColor`` and ``textAlignment`` to the values of the first letter. Setting one of these changes all letters.
    open var attributedText: NSAttributedString? {
        get { content.attributedText(like: style(textColor)) }
        set {
            let new = TextContent(newValue ?? NSAttributedString(string: ""))
            content = TextContent("")
            new.lead(font: &font, color: &textColor, alignment: &textAlignment)
            content = new
        }
    }
    private var content = TextContent("") { didSet { invalidateIntrinsicContentSize() } }
    /// The placeholder of an empty field. For an attributed placeholder, these are its letters.
    open var placeholder: String? {
        get { hint?.text }
        set { hint = newValue.map { TextContent($0) } }
    }
    /// The attributed placeholder of an empty field.
    open var attributedPlaceholder: NSAttributedString? {
        get { hint?.attributedText(like: style(.placeholderText)) }
        set { hint = newValue.map { TextContent($0) } }
    }
    private var hint: TextContent? { didSet { invalidateIntrinsicContentSize() } }
    /// The border around the text.
    open var borderStyle = BorderStyle.none
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural {
        didSet { content.setParagraphs { $0.alignment = textAlignment } }
    }
    /// A Boolean value that determines whether the font follows the user's text size. Stored without effect, because
    /// there is one size.
    open var adjustsFontForContentSizeCategory = false
    /// The text's font.
    open var font: UIFont? = .systemFont(ofSize: 17) { didSet { content.setAll(.font, font) } }
    /// The text's color.
    open var textColor: UIColor? = .label { didSet { content.setAll(.foregroundColor, textColor) } }
    /// The times at which something beside the text is shown.
    public nonisolated enum ViewMode: Int, CaseIterable, Sendable, NibEnum {
        /// Never.
        case never
        /// While a user edits the text.
        case whileEditing
        /// While no user edits the text.
        case unlessEditing
        /// Always.
        case always
    }
    /// The times at which a button that clears the text is shown. It is drawn where points count, and takes no taps.
    open var clearButtonMode = ViewMode.never
    /// A Boolean value that determines whether text shrinks to fit, where points count.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest size of the font, in points, to which text shrinks, or 0 for no limit.
    open var minimumFontSize: CGFloat = 0
    /// A Boolean value that determines whether dots replace the text.
    open var isSecureTextEntry = false

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        [
            "font": Inspectable(\UITextField.font), "placeholder": Inspectable(\UITextField.placeholder),
            "text": Inspectable(\UITextField.text), "textColor": Inspectable(\UITextField.textColor),
        ]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.placeholder, "placeholder")
        coder.codeText("attributedPlaceholder", hint?.attributed) { attributedPlaceholder = $0 }
        coder.code(self, \.borderStyle, "borderStyle")
        coder.code(self, \.textAlignment, "textAlignment")
        coder.code(self, \.font, "fontDescription")
        coder.code(self, \.textColor, "textColor")
        coder.code(self, \.clearButtonMode, "clearButtonMode")
        coder.code(self, \.adjustsFontForContentSizeCategory, "adjustsFontForContentSizeCategory")
        coder.code(self, \.adjustsFontSizeToFitWidth, "adjustsFontSizeToFit")
        if coder.leavesOutThatTextFits { adjustsFontSizeToFitWidth = true }
        coder.code(self, \.minimumFontSize, "minimumFontSize")
        coder.code(self, \.text, "text")
        coder.codeText("attributedText", content.attributed) { attributedText = $0 }
        coder.code("textInputTraits", isSecureTextEntry ? ["secureTextEntry": "YES"] : nil) { traits in
            isSecureTextEntry = traits["secureTextEntry"] == "YES"
        }
    }

    // MARK: Editing

    /// A Boolean value that indicates whether a user is editing the text.
    open internal(set) var isEditing = false
    /// A Boolean value that indicates whether the field can become first responder, as it can unless it is disabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Begins editing, if the delegate allows it.
    ///
    /// - Returns: `true` if the field is first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { startEditing { super.becomeFirstResponder() } }
    /// Ends editing, if the delegate allows it.
    ///
    /// - Returns: `true` if the field isn't first responder any more.
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

    /// The text, or dots for one that is secret.
    public override var displayedText: String? { displayed.string }

    private var displayed: AttributedText {
        isSecureTextEntry ? AttributedText(String(repeating: "•", count: content.text.count)) : content.drawn
    }

    /// The text, or the placeholder of an empty field.
    private var shown: AttributedText { content.isEmpty ? hint?.drawn ?? "" : displayed }

    private var usedFont: UIFont { font ?? .systemFont(ofSize: 17) }

    private func style(_ color: UIColor?) -> TextStyle {
        let width = bounds.width - (borderStyle == .none ? 0 : Self.sideInsets)
        let font = adjustsFontSizeToFitWidth ? usedFont.fitting(shown, in: width, least: minimumFontSize) : usedFont
        return TextStyle(font: font, color: color ?? .label, alignment: textAlignment)
    }

    /// The space beside the text in a border, where points count.
    private static let sideInsets: CGFloat = 14

    /// The natural size, which has space for the text, or the placeholder of an empty field, and for the border.
    open override var intrinsicContentSize: CGSize {
        let metrics = TextMetrics.current
        var text = metrics.size(of: shown, font: usedFont)
        // As in frames that Xcode 7 to 10 stored.
        if metrics != .columns, World.current.systemVersion < .iOS13 { text.width += borderStyle == .none ? 3.5 : 7 }
        let line = metrics.lineHeight(of: shown, font: usedFont).rounded(.up)
        return switch (borderStyle, metrics) {
        case (.none, _): CGSize(width: text.width, height: line + (metrics == .columns ? 0 : 1))
        case (_, .columns): CGSize(width: text.width + 2 * TextLayout.columnWidth, height: line)
        case (.roundedRect, _): CGSize(width: text.width + Self.sideInsets, height: Self.framedHeight(of: line))
        case (.line, _), (.bezel, _): CGSize(width: text.width + Self.sideInsets, height: line + 6)
        }
    }

    /// The height of a rounded frame around a line, as in frames that Xcode stored. Before iOS 11, it is the same for
    /// all fonts. Since then, it is higher for lines that don't fit.
    private static func framedHeight(of line: CGFloat) -> CGFloat {
        let system = World.current.systemVersion
        return system < .iOS11 ? 30 : max(system < .iOS13 ? 30 : 34, line + 4)
    }

    @_spi(Overriding) public override var baselineInsets: (fromTop: CGFloat?, fromBottom: CGFloat) {
        centeredBaselineInsets(of: usedFont)
    }

    /// The border as canvases draw it, or nil.
    @_spi(Overriding) open var drawnBorder: Figure.Border? {
        switch borderStyle {
        case .none: nil
        case .line, .bezel: .square
        case .roundedRect: .rounded
        }
    }

    /// Returns the place of the text. The field fills its bounds, whatever this returns.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the place of the text that is edited, as ``textRect(forBounds:)`` does.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the place of the placeholder, as ``textRect(forBounds:)`` does.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Draws the text or the placeholder, in its border.
    open override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(
            .field(shown, border: drawnBorder), in: bounds,
            style: style(content.isEmpty ? .placeholderText : textColor), isEnabled: isEnabled)
        guard showsClearButton, let image = UIImage(systemName: "xmark.circle.fill") else { return }
        let side = min(17, bounds.height)
        let area = CGRect(x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
        UIGraphicsGetCurrentContext()?.draw(image, in: area, tintColor: .systemGray3)
    }

    private var showsClearButton: Bool {
        guard TextMetrics.current != .columns, !content.isEmpty else { return false }
        return switch clearButtonMode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}

extension UITextField.BorderStyle: NibEnum, CaseIterable {}
