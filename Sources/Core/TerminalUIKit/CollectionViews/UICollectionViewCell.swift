@_spi(Overriding) import Views

/// An item of a collection: whatever a nib or code puts in its ``contentView``.
open class UICollectionViewCell: UICollectionReusableView, SegueKeeping, ConfigurableCell {
    /// The segue that a tap on the cell starts.
    weak var selectionSegue: SegueTemplate?

    package func keep(_ segue: SegueTemplate) { selectionSegue = segue }

    /// The view for the content. It is as large as the cell.
    open private(set) var contentView: UIView
    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundConfiguration = nil
            insertSubview(backgroundView, at: 0)
        }
    }
    /// A view behind the content while the cell is selected or highlighted. Without one a selected cell looks as ever.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showSelection()
        }
    }
    /// A Boolean value that determines whether the cell is selected. Override it to look different then.
    open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
    /// A Boolean value that determines whether the cell is highlighted, as while it is touched. Override it to look
    /// different then.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }

    /// Creates a cell. A collection does so for a class that is registered with it.
    public required init(frame: CGRect) {
        contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        prepareContentView()
    }

    /// Decodes a cell: its identifier, its content view and all in it.
    public required init?(coder: NSCoder) {
        contentView = coder.decodeObjectIfPresent(forKey: "contentView") as? UIView ?? UIView(frame: .zero)
        super.init(coder: coder)
    }

    /// The properties that nibs set by user defined runtime attributes, or that lead to such properties.
    open override class var inspectables: [String: Inspectable] {
        ["contentView": Inspectable(reading: \UICollectionViewCell.contentView)]
    }

    // Selection is a state of the collection, not of the archive.
    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.write(contentView, "contentView")
        if coder.isDecoding {
            if !coder.contains("contentView") { contentView.frame = bounds }
            prepareContentView()
        }
        coder.code(self, \.backgroundView, "backgroundView")
        coder.code(self, \.selectedBackgroundView, "selectedBackgroundView")
    }

    private func prepareContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.translatesAutoresizingMaskIntoConstraints = true
        if contentView.superview !== self { addSubview(contentView) }
    }

    /// Prepares the cell for reuse. Override it to reset the old item's content. UIKit's implementation only resets the
    /// state.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    // MARK: Configurations

    /// The configuration of the content view, or nil unless set. Setting it updates the content view if that supports
    /// it. Otherwise the configuration's view replaces it.
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
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
    /// A closure that is called after ``updateConfiguration(using:)``. Setting it requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    var configurations = CellConfigurations()
    /// Returns the default background configuration, which is clear unless the cell is in a list.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        return state
    }

    func handleUpdate(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    func dropBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
    }

    func replaceContentView(with view: UIView) {
        insertSubview(view, aboveSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        prepareContentView()
    }

    // MARK: Layout

    /// Returns the width that the content has of a width.
    func contentWidth(of width: CGFloat) -> CGFloat { width }

    /// Returns the size that the content's constraints require.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationsIfNeeded()
        let room = CGSize(width: contentWidth(of: targetSize.width), height: targetSize.height)
        let size = contentView.fittingSize(room, horizontal, vertical) ?? contentView.sizeThatFits(room)
        return CGSize(width: targetSize.width, height: size.height)
    }

    /// Makes the list measure the cell again, if the cell is on screen and sizes itself.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        askForNewHeight()
    }

    /// Gives the content and the backgrounds the size of the cell.
    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        super.layoutSubviews()
        for view in [contentView, backgroundView, selectedBackgroundView] { view?.frame = bounds }
        placeBackground()
    }

    private func showSelection() {
        setNeedsUpdateConfiguration()
        guard let selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
        } else {
            selectedBackgroundView.removeFromSuperview()
        }
    }
}
