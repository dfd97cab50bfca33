@_spi(Overriding) import Views

/// A control that does something when it is tapped.
open class UIButton: UIControl {
    /// The type of the button.
    open private(set) var buttonType = ButtonType.custom
    /// The label with the looks and the current text of the title. Simplified: it is not a subview, and another text
    /// than the state's is not shown.
    open var titleLabel: UILabel? {
        label.text = shownTitle?.string
        label.textColor = currentTitleColor
        return label
    }
    private let label = UILabel(frame: .zero)
    private var contents: [State: ButtonContent] = [:]
    /// The parts of the configuration, or nil if there isn't one.
    private(set) var configured: ButtonConfiguration?
    /// The configuration of the button, which applies in all states. Once set, a nib's attributed title is plain.
    open var configuration: Configuration? {
        get { configured.map(Configuration.init) }
        set {
            configured = nil
            if let newValue { apply(newValue.configured) }
            invalidateIntrinsicContentSize()
        }
    }
    /// The menu of the button. A tap shows it if ``showsMenuAsPrimaryAction`` says so. Otherwise, it is never shown.
    open var menu: UIMenu?
    /// A Boolean value that determines whether a tap shows the menu.
    open var showsMenuAsPrimaryAction = false
    /// The space around image and title, in points, or nil for the usual room. It counts where fonts do.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    /// The distances by which the image is moved, in points. They count where fonts do, and not for the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// The distances by which the title is moved, in points. They count where fonts do, and not for the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero

    /// Creates a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        label.font = buttonType.titleFont
    }

    /// Creates a button that shows an action's title and image, and calls its closure.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// Creates a button with a configuration, which calls an action's closure.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        take(primaryAction)
        self.configuration = configuration
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Creates a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = buttonType.titleFont
    }

    /// The label, which leads to properties that nibs set by user defined runtime attributes.
    open override class var inspectables: [String: Inspectable] {
        ["titleLabel": Inspectable(reading: \UIButton.titleLabel)]
    }

    /// Decodes a button: its type, and its title, images and colors in each state.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buttonType = coder.decodeEnum(forKey: "buttonType") ?? .custom
        label.font =
            coder.decodeObjectIfPresent(forKey: "fontDescription") as? UIFont ?? buttonType.titleFont
        contentEdgeInsets = coder.decodeUIEdgeInsets(forKey: "contentEdgeInsets")
        imageEdgeInsets = coder.decodeUIEdgeInsets(forKey: "imageEdgeInsets")
        titleEdgeInsets = coder.decodeUIEdgeInsets(forKey: "titleEdgeInsets")
        if let mode: NSLineBreakMode = coder.decodeEnum(forKey: "lineBreakMode") { label.lineBreakMode = mode }
        for (name, state) in Self.nibStates {
            contents[state] = coder.decodeObjectIfPresent(forKey: "state." + name) as? ButtonContent
        }
        guard let configuration = coder.decodeObjectIfPresent(forKey: "configuration") as? ButtonConfiguration
        else { return }
        // Interface Builder leaves the title of a new button in the state.
        if coder.readsNib { contents[.normal]?.title = nil }
        apply(configuration)
    }

    /// Applies a configuration, which takes precedence over the content of the states.
    private func apply(_ configuration: ButtonConfiguration) {
        configured = configuration
        let content = contents[.normal] ?? ButtonContent()
        content.title = configuration.title ?? content.title
        content.attributedTitle = configuration.attributedTitle.map { TextContent($0) }
        content.image = configuration.image ?? content.image
        content.titleColor = configuration.titleColor
        contents[.normal] = content
        label.font = configuration.font ?? .systemFont(ofSize: UIFont.shown(forTextStyle: .body).pointSize)
    }

    /// Encodes the properties that ``init(coder:)`` decodes.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(buttonType, forKey: "buttonType")
        coder.encode(label.font, forKey: "fontDescription")
        coder.encode(contentEdgeInsets, forKey: "contentEdgeInsets")
        coder.encode(imageEdgeInsets, forKey: "imageEdgeInsets")
        coder.encode(titleEdgeInsets, forKey: "titleEdgeInsets")
        coder.encode(configured, forKey: "configuration")
        coder.encode(label.lineBreakMode, forKey: "lineBreakMode")
        for (name, state) in Self.nibStates { coder.encode(contents[state], forKey: "state." + name) }
    }

    private static let nibStates: [(name: String, state: State)] = [
        ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
        ("focused", .focused),
    ]

    // MARK: Contents

    /// Sets the title for a state.
    ///
    /// - Parameters:
    ///   - title: The title, or nil to use the normal state's.
    ///   - state: The state of the button.
    open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }
    /// Sets the attributed title for a state, which replaces the plain one.
    ///
    /// - Parameters:
    ///   - title: The title, or nil to use the normal state's.
    ///   - state: The state of the button.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        change(state) { $0.attributedTitle = title.map { TextContent($0) } }
    }
    /// Sets the title's color for a state.
    ///
    /// - Parameters:
    ///   - color: The color, or nil to use the normal state's.
    ///   - state: The state of the button.
    open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
    /// Sets the color of the title's shadow for a state. The shadow isn't drawn.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        change(state) { $0.titleShadowColor = color }
    }
    /// Sets the image for a state.
    ///
    /// - Parameters:
    ///   - image: The image, or nil to use the normal state's.
    ///   - state: The state of the button.
    open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }

    /// Returns the title for a state, or else for the normal state.
    open func title(for state: State) -> String? { content(for: state, \.title) }
    /// Returns the attributed title for a state, or else for the normal state, or nil for a plain title.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        content(for: state, \.attributedTitle)?.attributed
    }
    /// Returns the title's color for a state, or else for the normal state.
    open func titleColor(for state: State) -> UIColor? { content(for: state, \.titleColor) ?? usualTitleColor }
    /// Returns the color of the title's shadow for a state, or else for the normal state.
    open func titleShadowColor(for state: State) -> UIColor? { content(for: state, \.titleShadowColor) }
    /// Returns the image for a state, or else for the normal state.
    open func image(for state: State) -> UIImage? { content(for: state, \.image) ?? buttonType.image }
    /// Returns the background image for a state, or else for the normal state.
    open func backgroundImage(for state: State) -> UIImage? { content(for: state, \.backgroundImage) }

    /// The title now.
    open var currentTitle: String? { title(for: state) }
    /// The attributed title now, or nil for a plain one.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The title's color now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? usualTitleColor }
    /// The image now.
    open var currentImage: UIImage? { image(for: state) }

    /// The image behind the title now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private var usualTitleColor: UIColor {
        switch buttonType {
        case .custom: .white
        case .roundedRect: UIColor(red: 0.196, green: 0.31, blue: 0.522, alpha: 1)
        default: tintColor
        }
    }

    private func change(_ state: State, _ change: (ButtonContent) -> Void) {
        let content = contents[state] ?? ButtonContent()
        change(content)
        contents[state] = content
        invalidateIntrinsicContentSize()
    }

    private func content<Value>(for state: State, _ property: KeyPath<ButtonContent, Value?>) -> Value? {
        contents[state]?[keyPath: property] ?? contents[.normal]?[keyPath: property]
    }

    /// The title as it is drawn.
    public override var displayedText: String? { shownTitle?.string ?? currentImage?.name }

    // MARK: Size, drawing, tapping

    /// Returns the size of the image and the title in one line.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        TextMetrics.current == .columns ? sizeInColumns : sizeInPoints
    }

    /// The natural size, which has space for the image and the title in one line.
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// The insets of the background's symbol, which constraints place as if it were as high as others.
    open override var alignmentRectInsets: UIEdgeInsets {
        alignmentInsets(currentBackgroundImage?.symbolInsets ?? .zero)
    }

    @_spi(Overriding) public override var baselineInsets: (fromTop: CGFloat?, fromBottom: CGFloat) {
        centeredBaselineInsets(of: titleFont)
    }

    var caption: Caption { Caption(symbol: currentImage, text: shownTitle) }
    /// The title as it is drawn. The button aligns it, whatever its paragraph says.
    var shownTitle: AttributedText? {
        content(for: state, \.attributedTitle)?.drawn.aligned(contentHorizontalAlignment.textAlignment)
            ?? currentTitle.map { AttributedText($0) }
    }
    var titleFont: UIFont { label.font ?? buttonType.titleFont }

    /// Draws image and title, in the frame of the type. In a terminal, an image lies behind the title, and a symbol
    /// comes before it. Where points count, any image comes before it.
    @_spi(Overriding) public override func drawContent(on canvas: any Canvas) {
        if let ground = configured?.ground(tint: tintColor) { canvas.fill(bounds, color: ground, cornerRadius: 6) }
        let hasFrame = buttonType == .roundedRect
        let isTinted = hasFrame && drawnEra > .iOS5
        let color = isTinted ? titleColor(for: state) ?? tintColor! : currentTitleColor
        guard TextMetrics.current == .columns else { return drawInPoints(on: canvas, color: color) }
        if let background = currentBackgroundImage { canvas.draw(background, in: bounds, tintColor: tintColor) }
        if let image = currentImage, image.glyph == nil {
            canvas.draw(image, in: pictureRect(of: image.size), tintColor: tintColor)
        }
        draw(.button(caption, hasFrame: hasFrame), color: color, font: titleFont)
    }

    private func drawInPoints(on canvas: any Canvas, color: UIColor) {
        if let background = currentBackgroundImage { canvas.draw(background, in: bounds, tintColor: tintColor) }
        let hasFrame = buttonType == .roundedRect && currentBackgroundImage == nil
        guard let image = currentImage else {
            let area = hasFrame ? bounds : titleRect
            return draw(.button(caption, hasFrame: hasFrame), in: area, color: color, font: titleFont)
        }
        if hasFrame { draw(.button(Caption(), hasFrame: true), color: color, font: titleFont) }
        canvas.saveState()
        if !isEnabled { canvas.multiplyAlpha(0.5) }
        let isPainted = image.isSymbolImage || buttonType == .system && image.renderingMode == .automatic
        canvas.draw(
            isPainted ? image.withRenderingMode(.alwaysTemplate) : image, in: imageRect,
            tintColor: configured?.titleColor ?? tintColor)
        canvas.restoreState()
        if let title = shownTitle {
            draw(.button(Caption(text: title), hasFrame: false), in: titleRect, color: color, font: titleFont)
        }
    }

    /// Marks the button while it is touched.
    @_spi(Overriding) public override func drawOverlay(_ rect: CGRect, on canvas: any Canvas) {
        super.drawOverlay(rect, on: canvas)
        if isHighlighted { canvas.highlight(rect) }
    }

    @_spi(Overriding) public override func handleTap(at point: CGPoint) {
        super.handleTap(at: point)
        sendActions(for: .primaryActionTriggered)
        if showsMenuAsPrimaryAction { menu?.show(from: self, over: self) }
    }
}

extension UIButton: TapTitled {
    package var tapTitles: [String] {
        [shownTitle?.string, accessibilityLabel, currentImage?.name, currentBackgroundImage?.name].compactMap(\.self)
            .filter { !$0.isEmpty }
    }
}
