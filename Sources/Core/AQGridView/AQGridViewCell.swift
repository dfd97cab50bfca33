/// A cell of a grid. Whatever is shown belongs in its ``contentView``.
///
/// Made in code, with a frame and a reuse identifier. A cell from a nib gets the looks of a new one in
/// ``awakeFromNib()``. But Interface Builder has no field for its identifier, and doesn't know its content view, which
/// covers what is laid out there.
open class AQGridViewCell: UIView, ReusableCell {
    /// The reuse identifier. A cell from a nib has none, unless its class overrides the property.
    ///
    /// - Precondition: When a cell leaves the screen, its identifier isn't nil.
    open var reuseIdentifier: String? { storedIdentifier }
    private let storedIdentifier: String?
    /// A Boolean value that indicates whether the cell has been on screen before. Kept by the grid's recycler.
    public var hasBeenShown = false
    /// The style of the selected cell.
    open var selectionStyle = AQGridViewCellSelectionStyle.glow
    /// The color of the glow.
    open var selectionGlowColor = UIColor.darkGray
    /// The radius of the glow, in points.
    open var selectionGlowShadowRadius: CGFloat = 12
    /// A Boolean value that determines whether the cell is selected. A new value makes it highlighted, or not.
    open var isSelected = false {
        didSet { isHighlighted = isSelected }
    }
    /// A Boolean value that determines whether the cell is highlighted.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showHighlight() } }
    }
    /// A view behind all others.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundView.frame = bounds
            insertSubview(backgroundView, at: 0)
        }
    }
    /// A view behind the content while the cell is selected in any style but ``AQGridViewCellSelectionStyle/glow``, or
    /// nil for one in the style's color.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() } }
    }
    /// The edges that have lines. Set by the grid.
    var separatorEdges: AQGridSeparatorEdges = [] {
        didSet { if separatorEdges != oldValue { setNeedsLayout() } }
    }
    /// The lines' color. Set by the grid.
    var separatorColor: UIColor? { didSet { separators.forEach { $0.value.color = separatorColor } } }
    /// The background in the selection style's color, while it is shown.
    var defaultSelectedBackgroundView: UIView?
    /// The background colors of views that were made clear to let the selected background be seen.
    var coveredColors: [ObjectIdentifier: UIColor?] = [:]
    private var separators: [AQGridSeparatorEdges: AQGridSeparatorView] = [:]
    private var storedContentView: UIView?

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - frame: Its size is kept, unless the grid resizes cells or the cell does not fit its square.
    ///   - reuseIdentifier: The reuse identifier, which mustn't be nil when the cell leaves the screen.
    public required init(frame: CGRect, reuseIdentifier: String?) {
        storedIdentifier = reuseIdentifier
        super.init(frame: frame)
        backgroundColor = .white
    }

    /// Decodes a plain view: the identifier is not in a nib, and the content view is made later, empty.
    public required init?(coder: NSCoder) {
        storedIdentifier = nil
        super.init(coder: coder)
    }

    /// Gives the cell the appearance of a new one, whatever the nib says.
    open override func awakeFromNib() {
        selectionStyle = .glow
        backgroundColor = .white
        super.awakeFromNib()
    }

    /// The view for the content of the cell. Created lazily, at the latest by ``layoutSubviews()``, white, in front of
    /// the other subviews.
    open var contentView: UIView {
        if let storedContentView { return storedContentView }
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .white
        storedContentView = view
        addSubview(view)
        return view
    }

    /// The layer that glows when the cell is selected: the content view's layer. Override it for another.
    open var glowSelectionLayer: CALayer { contentView.layer }

    /// Called before the cell is reused. Override it to reset the old item's content.
    open func prepareForReuse() {}
    /// Selects or deselects the cell. `animated` has no effect.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Highlights or unhighlights the cell. `animated` has no effect.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    // MARK: Layout

    /// Gives the content view, and the views behind it, the space beside the separators.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSeparators()
        var area = bounds
        if separatorEdges.contains(.bottom) { area.size.height -= AQGridSeparatorView.thickness }
        if separatorEdges.contains(.right) { area.size.width -= AQGridSeparatorView.thickness }
        contentView.frame = area
        backgroundView?.frame = area
        selectedBackgroundView?.frame = area
        defaultSelectedBackgroundView?.frame = area
    }

    private func placeSeparators() {
        let thickness = AQGridSeparatorView.thickness
        for (edge, frame) in [
            (.bottom, CGRect(x: 0, y: bounds.maxY - thickness, width: bounds.width, height: thickness)),
            (.right, CGRect(x: bounds.maxX - thickness, y: 0, width: thickness, height: bounds.height)),
        ] as [(AQGridSeparatorEdges, CGRect)] {
            guard separatorEdges.contains(edge) else {
                separators.removeValue(forKey: edge)?.removeFromSuperview()
                continue
            }
            let view = separators[edge] ?? AQGridSeparatorView(color: separatorColor)
            separators[edge] = view
            view.frame = frame
            // In front: the content's background covers whole characters, and with them a line behind it.
            bringSubviewToFront(view)
            if view.superview == nil { addSubview(view) }
        }
    }
}
