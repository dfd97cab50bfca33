@_spi(Overriding) import Views

/// A row of a table: one of the predefined styles, or whatever a nib or code puts in its ``contentView``.
open class UITableViewCell: UIView, ReusableCell, SegueKeeping, ConfigurableCell {
    /// The reuse identifier.
    open internal(set) var reuseIdentifier: String?
    /// A Boolean value that indicates whether the cell has been on screen before. Kept by the table's recycler.
    public var hasBeenShown = false
    /// The arrangement the cell was made with, or nil for one laid out in a nib.
    let style: CellStyle?
    /// The view for the content, which makes room for the accessory.
    open private(set) var contentView: UIView
    /// The style of the selected cell.
    open var selectionStyle = SelectionStyle.default
    /// The type of the accessory at the right edge.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view at the right edge in the place of the accessory type.
    open var accessoryView: UIView? {
        didSet {
            if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
            placeAccessoryViews()
        }
    }
    /// A view at the right edge while the row is edited, in the place of the accessory's type for then.
    open var editingAccessoryView: UIView? {
        didSet {
            if editingAccessoryView !== oldValue { oldValue?.removeFromSuperview() }
            placeAccessoryViews()
        }
    }
    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundConfiguration = nil
            insertSubview(backgroundView, at: 0)
        }
    }
    /// A view behind the content while the cell is selected.
    open var selectedBackgroundView: UIView? { didSet { showSelection(replacing: oldValue) } }
    /// A Boolean value that determines whether the cell is selected. Setting it calls ``setSelected(_:animated:)``.
    open var isSelected: Bool {
        get { showsSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// A Boolean value that determines whether the cell is highlighted. Setting it calls
    /// ``setHighlighted(_:animated:)``.
    open var isHighlighted: Bool {
        get { showsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// A Boolean value that determines whether the cell shows the controls that edit its row. Setting it calls
    /// ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// The way to edit the row. Set by the table.
    open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
    /// A Boolean value that determines whether the edited cell shows three lines to move the row, if it can be moved.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// A Boolean value that determines whether the content makes room for the round button at the left.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// The type of the accessory at the right edge while the row is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether a swipe has revealed the delete button, or others.
    open var showingDeleteConfirmation: Bool { !swipeButtons.isEmpty }
    /// The number of steps by which the labels and image of a predefined style are indented.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The segue that a tap on the cell starts, and the one that a tap on its detail button does.
    weak var selectionSegue: SegueTemplate?
    weak var accessorySegue: SegueTemplate?

    package func keep(_ segue: SegueTemplate) {
        if segue.isOfAccessory { accessorySegue = segue } else { selectionSegue = segue }
    }

    @_spi(Overriding) public override var usualMarginsInside: UIEdgeInsets {
        let system = World.current.systemVersion
        guard system >= .iOS11 else { return super.usualMarginsInside }
        let end = system >= .iOS26 ? 15 : 11 as CGFloat
        return UIEdgeInsets(
            top: end, left: usualSide, bottom: end, right: shownAccessoryType == .none ? usualSide : 8)
    }

    /// The buttons that a swipe has brought in, from the edge inwards.
    var swipeButtons: [SwipeButton] = []
    /// A Boolean value that indicates whether those buttons are at the right edge.
    package var swipeButtonsAreAtRight = true
    /// The buttons over those that the cell draws.
    var editButton: CellButton?
    var detailButton: CellButton?
    var storedEditing = false
    /// A Boolean value that indicates whether the table lets a user move the row.
    var canBeMoved = false
    private var showsSelected = false
    private var showsHighlighted = false
    /// The color of the line below, or nil if there isn't one. Set by the table.
    var separatorColor: UIColor?
    /// The distance of the line below from the left and right edges, in points: the table's, unless it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? (superview as? UITableView)?.separatorInset ?? .zero }
        set { ownSeparatorInset = newValue }
    }
    var ownSeparatorInset: UIEdgeInsets?

    var storedTextLabel: UILabel? { didSet { storedTextLabel?.arranger = self } }
    var storedDetailTextLabel: UILabel? { didSet { storedDetailTextLabel?.arranger = self } }
    var storedImageView: UIImageView?

    /// Creates a cell of a predefined style.
    ///
    /// - Parameters:
    ///   - style: The arrangement of labels and image.
    ///   - reuseIdentifier: The reuse identifier, or nil if the cell is never reused.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView(frame: frame)
        super.init(frame: frame)
        prepareContentView()
    }

    /// Creates a cell of the default style that is never reused.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Decodes a cell: its identifier, its content view and all in it.
    public required init?(coder: NSCoder) {
        style = coder.decodeEnum(forKey: "style")
        reuseIdentifier = coder.decodeObjectIfPresent(forKey: "reuseIdentifier") as? String
        contentView = coder.decodeObjectIfPresent(forKey: "contentView") as? UIView ?? UIView(frame: .zero)
        super.init(coder: coder)
    }

    /// The properties that nibs set by user defined runtime attributes, or that lead to such properties.
    open override class var inspectables: [String: Inspectable] {
        [
            "contentView": Inspectable(reading: \UITableViewCell.contentView),
            "detailTextLabel": Inspectable(reading: \UITableViewCell.detailTextLabel),
            "imageView": Inspectable(reading: \UITableViewCell.imageView),
            "separatorInset": Inspectable(\UITableViewCell.separatorInset),
            "textLabel": Inspectable(reading: \UITableViewCell.textLabel),
        ]
    }

    // Selection is a state of the table, not of the archive.
    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        if !coder.isDecoding { coder.coder.encode(style, forKey: "style") }
        coder.write(reuseIdentifier, "reuseIdentifier")
        coder.write(contentView, "contentView")
        if coder.isDecoding {
            if !coder.contains("contentView") {
                // A nib from before content views were written has the content directly in the cell.
                contentView.frame = bounds
                subviews.forEach(contentView.addSubview)
            }
            prepareContentView()
        }
        // In another module than the coder's, key paths take long: 80,000 instructions for a cell.
        coder.code("selectionStyle", selectionStyle, default: .default) { selectionStyle = $0 }
        coder.code("indentationWidth", indentationWidth, default: 10) { indentationWidth = $0 }
        coder.code("accessoryType", accessoryType, default: .none) { accessoryType = $0 }
        coder.code("accessoryView", accessoryView) { accessoryView = $0 }
        coder.code("showsReorderControl", showsReorderControl, default: false) { showsReorderControl = $0 }
        coder.code("shouldIndentWhileEditing", shouldIndentWhileEditing, default: true) {
            shouldIndentWhileEditing = $0
        }
        coder.code("editingAccessoryType", editingAccessoryType, default: .none) { editingAccessoryType = $0 }
        coder.code("editingAccessoryView", editingAccessoryView) { editingAccessoryView = $0 }
        coder.code("indentationLevel", indentationLevel, default: 0) { indentationLevel = $0 }
        coder.code(ifSet: ownSeparatorInset, "separatorInset") { separatorInset = $0 }
        coder.code("backgroundView", backgroundView) { backgroundView = $0 }
        coder.code("selectedBackgroundView", selectedBackgroundView) { selectedBackgroundView = $0 }
        coder.code("textLabel", storedTextLabel) { storedTextLabel = $0 }
        coder.code("detailTextLabel", storedDetailTextLabel) { storedDetailTextLabel = $0 }
        coder.code("imageView", storedImageView) { storedImageView = $0 }
    }

    private func prepareContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if contentView.superview !== self { addSubview(contentView) }
    }

    /// Prepares the cell for reuse. Override it to reset the old row's content. UIKit's implementation only resets the
    /// state.
    open func prepareForReuse() {
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
    }

    /// Selects or deselects the cell. Override it to change the appearance.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != showsSelected else { return }
        showsSelected = selected
        showSelection(replacing: nil)
        setNeedsUpdateConfiguration()
    }

    /// Highlights or unhighlights the cell. Override it to change the appearance.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != showsHighlighted else { return }
        showsHighlighted = highlighted
        showSelection(replacing: nil)
        setNeedsUpdateConfiguration()
    }

    // MARK: Editing

    /// Shows or hides the controls that delete, insert and move the row. Override it to change the appearance.
    open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing) }
    /// Tells the cell that its editing controls are about to change.
    open func willTransition(to state: StateMask) {}
    /// Tells the cell that its editing controls have changed.
    open func didTransition(to state: StateMask) {}

    // MARK: The predefined styles

    /// The main text of a predefined style, created lazily. A cell from a nib without a style creates it when you read
    /// it, as the default style does.
    open var textLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if storedTextLabel == nil { storedTextLabel = addLabel(size: 17, color: .label) }
        return storedTextLabel
    }

    /// The second text of a predefined style that has one, created lazily.
    open var detailTextLabel: UILabel? {
        guard contentConfiguration == nil else { return nil }
        if storedDetailTextLabel == nil, let style, style != .default {
            storedDetailTextLabel = addLabel(size: 14, color: .secondaryLabel)
        }
        return storedDetailTextLabel
    }

    /// The image of a predefined style, created lazily, as the text is.
    open var imageView: UIImageView? {
        guard contentConfiguration == nil else { return nil }
        if storedImageView == nil {
            let view = UIImageView(frame: .zero)
            contentView.addSubview(view)
            storedImageView = view
            setNeedsLayout()
        }
        return storedImageView
    }

    private func addLabel(size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: size)
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    // MARK: Configurations

    /// The configuration of the content view, or nil unless set. Setting it updates the content view if that supports
    /// it. Otherwise the configuration's view replaces it, and the views of the predefined style are removed.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { showContent(newValue) }
    }
    /// A Boolean value that determines whether the content configuration is updated automatically for the cell's state.
    /// True unless set.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }
    /// The configuration of the background, which replaces its views and its color, or nil unless set.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { showBackground(newValue) }
    }
    /// A Boolean value that determines whether the background configuration is updated automatically for the cell's
    /// state. True unless set.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }
    /// The state that the cell's configurations depend on. Override it to add to that.
    open var configurationState: UICellConfigurationState { currentState }
    /// Requests an update of the configurations in the next layout, as a new state and appearing on the screen do.
    open func setNeedsUpdateConfiguration() { askForUpdate() }
    /// Configures the cell for a state. Override it to set configurations.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    /// A closure that is called after ``updateConfiguration(using:)``. Setting it requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    var configurations = CellConfigurations()
    /// Returns the configuration for the cell's style, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styledContent }
    /// Returns the configuration for the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    func replaceContentView(with view: UIView) {
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        (storedTextLabel, storedDetailTextLabel, storedImageView) = (nil, nil, nil)
        prepareContentView()
    }

    // MARK: Layout and drawing

    /// Makes the list measure the cell again, if the cell is on screen and sizes itself.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        askForNewHeight()
    }

    /// Gives the content the space beside the accessory, and lays out a predefined style.
    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        super.layoutSubviews()
        layOut()
    }

    /// The subviews but the buttons that a swipe has brought in.
    open override var archivedSubviews: [UIView] { subviews.filter { !($0 is SwipeButton || $0 is CellButton) } }

    /// Returns a size with the given width, and the height of a predefined style, or 44 points without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: usualHeight(width: size.width))
    }

    /// Returns the size that the content's constraints require, or the size of ``sizeThatFits(_:)`` without
    /// constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationsIfNeeded()
        return sizeByConstraints(targetSize, horizontal, vertical) ?? sizeThatFits(targetSize)
    }

    /// Fills the cell with its background color, or as part of its group in a table of groups where points count.
    @_spi(Overriding) public override func drawGround(on canvas: any Canvas) {
        if !drawPartOfGroup(on: canvas) { super.drawGround(on: canvas) }
    }

    /// Draws the selection's color.
    open override func draw(_ rect: CGRect) { drawBackground() }

    /// Draws the accessory, the editing controls, the separator and the mark of a selected cell.
    @_spi(Overriding) public override func drawOverlay(_ rect: CGRect, on canvas: any Canvas) {
        super.drawOverlay(rect, on: canvas)
        drawAccessory(on: canvas)
        drawEditing(on: canvas)
        drawMarks(in: rect, on: canvas)
    }
}
