@_spi(Overriding) import Views

/// A field for the text to search for, and a button to cancel.
open class UISearchBar: UIView {
    /// The delegate, which the search bar tells about typed text and taps.
    @Outlet(.weak) open var delegate: (any UISearchBarDelegate)?
    /// The controller that searches, or nil if there isn't one.
    weak var searchController: UISearchController?
    /// The field.
    open var searchTextField: UISearchTextField { field }
    private let field = UISearchTextField(frame: .zero)
    private lazy var fieldDelegate = SearchFieldDelegate(of: self)
    private let cancelButton = UIButton(type: .system)
    private static let size = CGSize(width: 320, height: 44)

    /// The search text. Setting it doesn't call the delegate, but a user's typing does.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }
    /// The placeholder of an empty field.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// A line above the field.
    open var prompt: String? { didSet { setNeedsLayout() } }
    /// A Boolean value that determines whether there is a cancel button.
    open var showsCancelButton = false { didSet { setNeedsLayout() } }
    /// The titles of the scopes of a search. Stored without effect, because only the field is shown.
    open var scopeButtonTitles: [String]?
    /// The index of the chosen one of ``scopeButtonTitles``.
    open var selectedScopeButtonIndex = 0
    /// A Boolean value that determines whether ``scopeButtonTitles`` should be shown.
    open var showsScopeBar = false
    /// The bar's color, or nil for the default one.
    open var barTintColor: UIColor?
    /// The styles of a search bar.
    public nonisolated enum Style: UInt, CaseIterable, Sendable, NibEnum {
        /// The usual style, which is the prominent one.
        case `default`
        /// On the ground of a bar.
        case prominent
        /// On no ground of its own.
        case minimal
    }
    /// The color of the bar's text and ground. Stored without effect.
    open var barStyle = UIBarStyle.default
    /// The style of the bar.
    open var searchBarStyle = Style.default

    /// Gives a new bar without a size the default size.
    @_spi(Overriding) public override func prepareInCode() {
        if frame.size == .zero { frame.size = Self.size }
        prepareField()
    }

    /// The properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        ["barTintColor": Inspectable(\UISearchBar.barTintColor), "placeholder": Inspectable(\UISearchBar.placeholder)]
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.text, "text")
        coder.code(self, \.placeholder, "placeholder")
        coder.code(self, \.prompt, "prompt")
        coder.code(self, \.showsCancelButton, "showsCancelButton")
        coder.code(self, \.barTintColor, "barTintColor")
        coder.code(self, \.searchBarStyle, "searchBarStyle")
        if coder.isDecoding { prepareField() }
    }

    /// All but the field and the button: every bar makes its own.
    open override var archivedSubviews: [UIView] { subviews.filter { $0 !== field && $0 !== cancelButton } }

    private func prepareField() {
        field.borderStyle = .roundedRect
        field.delegate = fieldDelegate
        field.addTarget(self, action: UISearchBar.beginEditing, for: .editingDidBegin)
        field.addTarget(self, action: UISearchBar.changeText, for: .editingChanged)
        field.addTarget(self, action: UISearchBar.search, for: .primaryActionTriggered)
        field.addTarget(self, action: UISearchBar.endEditing, for: .editingDidEnd)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addTarget(self, action: UISearchBar.cancel, for: .touchUpInside)
    }

    /// Shows or hides the cancel button. `animated` has no effect.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Replaces the text as a user would: a tap, the typing, the Search key. Not in UIKit.
    ///
    /// - Returns: `true` if the bar takes touches.
    @discardableResult
    public func enterText(_ text: String) -> Bool { isUserInteractionEnabled && field.enterText(text) }

    // MARK: First responder

    /// A Boolean value that indicates whether the field can become first responder.
    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    /// A Boolean value that indicates whether the field is first responder.
    open override var isFirstResponder: Bool { field.isFirstResponder }
    /// Makes the field first responder.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    /// Makes the field resign as first responder.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Telling the delegate

    // The bar's delegate first, as the answers to "How does UISearchController work?" on Stack Overflow found in UIKit.
    private func beginEditing() {
        delegate?.searchBarTextDidBeginEditing(self)
        searchController?.isActive = true
    }
    private func changeText() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.update()
    }
    private func search() { delegate?.searchBarSearchButtonClicked(self) }
    private func endEditing() { delegate?.searchBarTextDidEndEditing(self) }
    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    // MARK: Drawing

    /// Places the field in the middle, or the lower part under a prompt, and the button behind it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        addSubview(field)
        let gap = TextLayout.columnWidth
        let line = fieldFrame
        var right = bounds.width - gap
        if showsCancelButton {
            let width = cancelButton.sizeThatFits(.zero).width
            cancelButton.frame = CGRect(x: right - width, y: line.minY, width: width, height: line.height)
            addSubview(cancelButton)
            right -= width + gap
        } else {
            cancelButton.removeFromSuperview()
        }
        field.frame = CGRect(x: gap, y: line.minY, width: max(0, right - gap), height: line.height)
    }

    /// The field's line over the whole width.
    private var fieldFrame: CGRect {
        let isInColumns = TextMetrics.current == .columns
        let height = isInColumns ? TextLayout.lineHeight : min(Self.fieldHeight, bounds.height)
        let bottom = prompt == nil ? (bounds.height - height) / 2 : isInColumns ? 0 : min(8, bounds.height - height)
        return CGRect(x: 0, y: bounds.height - height - bottom, width: bounds.width, height: height)
    }

    /// Draws the bar and the prompt.
    open override func draw(_ rect: CGRect) {
        guard let canvas = UIGraphicsGetCurrentContext() else { return }
        if let ground = barTintColor ?? (searchBarStyle == .minimal ? nil : usualGround) {
            canvas.fill(bounds, color: ground)
        }
        guard let prompt else { return }
        canvas.draw(
            prompt, in: CGRect(x: 0, y: 0, width: bounds.width, height: fieldFrame.minY),
            style: TextStyle(color: .secondaryLabel, alignment: .center))
    }

    /// The color of a bar, which was darker under a white field.
    private var usualGround: UIColor {
        drawnEra == .iOS7 ? UIColor(red: 0.79, green: 0.79, blue: 0.81, alpha: 1) : .secondarySystemBackground
    }

    /// The natural size, which has the height of a bar and no width. In points, it is as in frames that Xcode stored.
    open override var intrinsicContentSize: CGSize {
        guard TextMetrics.current != .columns else { return naturalSize(height: Self.size.height) }
        let system = World.current.systemVersion
        return naturalSize(height: Self.fieldHeight + (system < .iOS11 ? 16 : system == .iOS15 ? 15 : 20))
    }

    /// The height of the field where fonts count.
    private static var fieldHeight: CGFloat {
        switch World.current.systemVersion {
        case .iOS7, .iOS9, .iOS10, .iOS11Beta: 28
        case .iOS26: 44
        default: 36
        }
    }
}
