@_spi(Overriding) import Views

/// A row of a collection's list.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories at the end of the row, from the content outward.
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of a step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    var hasSeparator = false
    private static let accessoryWidth: CGFloat = 24

    /// Creates a row with the background of a list.
    public required init(frame: CGRect) {
        super.init(frame: frame)
        backgroundConfiguration = defaultBackgroundConfiguration()
    }

    /// Decodes a row.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if backgroundView == nil { backgroundConfiguration = defaultBackgroundConfiguration() }
    }

    /// Returns the configuration of a row, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// Returns the background of a row in a list.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    private var rooms: (leading: CGFloat, trailing: CGFloat) {
        (CGFloat(indentationLevel) * indentationWidth, CGFloat(accessories.count) * Self.accessoryWidth)
    }

    /// Gives the content the space beside the accessories.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let rooms = rooms
        contentView.frame = CGRect(
            x: rooms.leading, y: 0, width: max(0, bounds.width - rooms.leading - rooms.trailing), height: bounds.height)
    }

    override func contentWidth(of width: CGFloat) -> CGFloat { max(0, width - rooms.leading - rooms.trailing) }

    /// Over the background, which is a view.
    private func drawAccessories(on canvas: any Canvas) {
        for (index, accessory) in accessories.reversed().enumerated() {
            guard let symbol = UIImage(systemName: accessory.symbolName) else { continue }
            let area = CGRect(
                x: bounds.maxX - CGFloat(index + 1) * Self.accessoryWidth, y: 0, width: Self.accessoryWidth,
                height: bounds.height)
            canvas.draw(symbol, in: area, tintColor: .gray)
        }
    }

    /// The position at which the separator begins: where a list's content has its text, as on iOS, beside a picture,
    /// not below it.
    private var separatorEdge: CGFloat {
        contentView.frame.minX + ((contentView as? UIListContentView)?.textEdge ?? 16)
    }

    /// Draws the accessories, the separator and the mark of a selected row.
    @_spi(Overriding) public override func drawOverlay(_ rect: CGRect, on canvas: any Canvas) {
        super.drawOverlay(rect, on: canvas)
        drawAccessories(on: canvas)
        if hasSeparator {
            let y = rect.maxY - 0.5
            canvas.line(from: CGPoint(x: separatorEdge, y: y), to: CGPoint(x: rect.maxX, y: y), color: .separator)
        }
        if isSelected || isHighlighted, backgroundConfiguration?.showsSelection ?? false { canvas.highlight(rect) }
    }
}
