/// A line of text that a user can edit.
open class UITextField: UIControl, TextHolding {
    /// What is drawn around the text.
    public nonisolated enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A thin line.
        case line
        /// A frame. Drawn like ``line``.
        case bezel
        /// A rounded frame.
        case roundedRect
    }

    /// Asked and told about editing.
    @Outlet(.weak) open var delegate: (any UITextFieldDelegate)?
    /// The text. Setting it tells nobody: only a user's typing does. It is never nil when read, as in UIKit.
    open var text: String? {
        get { storedText }
        set {
            storedText = newValue ?? ""
            invalidateIntrinsicContentSize()
        }
    }
    private var storedText = ""
    /// What an empty field shows.
    open var placeholder: String? { didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } } }
    /// What is drawn around the text.
    open var borderStyle = BorderStyle.none
    /// Where the text stands.
    open var textAlignment = NSTextAlignment.natural
    /// The text's font.
    open var font: UIFont? = .systemFont(ofSize: 17)
    /// The text's colour.
    open var textColor: UIColor? = .label
    /// Whether dots are shown in the place of the text.
    open var isSecureTextEntry = false

    /// Makes an empty field without a border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Decodes a field.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        text = coder.decodeObjectIfPresent(forKey: "text") as? String
        placeholder = coder.decodeObjectIfPresent(forKey: "placeholder") as? String
        borderStyle = coder.decodeEnum(forKey: "borderStyle") ?? .none
        textAlignment = coder.decodeEnum(forKey: "textAlignment") ?? .natural
        if let font = coder.decodeObjectIfPresent(forKey: "fontDescription") as? UIFont { self.font = font }
        if let color = coder.decodeObjectIfPresent(forKey: "textColor") as? UIColor { textColor = color }
        let traits = coder.decodeObjectIfPresent(forKey: "textInputTraits") as? [String: String]
        isSecureTextEntry = traits?["secureTextEntry"] == "YES"
    }

    /// Writes what ``init(coder:)`` reads.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(text, forKey: "text")
        coder.encode(placeholder, forKey: "placeholder")
        coder.encode(borderStyle, forKey: "borderStyle")
        coder.encode(textAlignment, forKey: "textAlignment")
        coder.encode(font, forKey: "fontDescription")
        coder.encode(textColor, forKey: "textColor")
        if isSecureTextEntry { coder.encode(["secureTextEntry": "YES"], forKey: "textInputTraits") }
    }

    // MARK: Editing

    /// Whether a user is editing the text.
    open internal(set) var isEditing = false
    /// Whether the field takes what is typed: unless it is disabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Begins editing, if the delegate lets it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { startEditing { super.becomeFirstResponder() } }
    /// Ends editing, if the delegate lets it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { stopEditing { super.resignFirstResponder() } }
    override func endByForce() { tellOfEnd() }

    /// The text, or dots for one that is secret.
    public var displayedText: String? {
        isSecureTextEntry ? String(repeating: "•", count: storedText.count) : storedText
    }

    /// Room for the text, or the placeholder of an empty field, and for the border.
    open override var intrinsicContentSize: CGSize {
        let shown = storedText.isEmpty ? placeholder ?? "" : displayedText ?? ""
        let metrics = TextMetrics.current
        let font = font ?? .systemFont(ofSize: 17)
        let text = metrics.size(of: shown, font: font)
        let line = metrics.lineHeight(of: font).rounded(.up)
        return switch (borderStyle, metrics) {
        case (.none, _): CGSize(width: text.width, height: line + (metrics == .columns ? 0 : 1))
        case (_, .columns): CGSize(width: text.width + 2 * TextLayout.columnWidth, height: line)
        case (.roundedRect, _): CGSize(width: text.width + 14, height: max(34, line + 13))
        case (.line, _), (.bezel, _): CGSize(width: text.width + 14, height: line + 6)
        }
    }

    override var baselineInsets: (fromTop: CGFloat?, fromBottom: CGFloat) {
        centredBaselineInsets(of: font ?? .systemFont(ofSize: 17))
    }

    /// Draws the text or the placeholder, in its border.
    open override func draw(_ rect: CGRect) {
        let shown = storedText.isEmpty ? placeholder ?? "" : displayedText ?? ""
        let color = storedText.isEmpty ? UIColor.placeholderText : textColor ?? .label
        UIGraphicsGetCurrentContext()?.draw(
            .field(shown, border: borderStyle.drawn), in: bounds,
            style: TextStyle(font: font ?? .systemFont(ofSize: 17), color: color, alignment: textAlignment),
            isEnabled: isEnabled)
    }
}

extension UITextField.BorderStyle: NibEnum, CaseIterable {
    static let nibNames = caseNames

    /// What is drawn; nil for nothing.
    fileprivate var drawn: Figure.Border? {
        switch self {
        case .none: nil
        case .line, .bezel: .square
        case .roundedRect: .rounded
        }
    }
}
