/// A row of a table: one of the predefined styles, or whatever a nib or code puts in its ``contentView``.
open class UITableViewCell: UIView, ReusableCell {
    /// The predefined arrangements of labels and image.
    public enum CellStyle: Int, Sendable {
        /// A text.
        case `default`
        /// A text at the left, a detail at the right.
        case value1
        /// A short text, then a detail.
        case value2
        /// A text and a detail below it.
        case subtitle
    }

    /// How a selected cell looks. Any style but none is drawn as a mark at the left edge and a colour.
    public enum SelectionStyle: Int, Sendable {
        /// Not marked.
        case none
        /// The usual colour of 2011.
        case blue
        /// Grey.
        case gray
        /// The usual colour since 2013.
        case `default`
    }

    /// Which line separates rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No line.
        case none
        /// One line.
        case singleLine
        /// A line that looked cut in, once. Drawn as one line.
        case singleLineEtched
    }

    /// What stands at the right edge.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// There is more behind this row.
        case disclosureIndicator
        /// There is more, and details.
        case detailDisclosureButton
        /// The row is chosen.
        case checkmark
        /// There are details.
        case detailButton
    }

    /// What the cell is found by when it can be used again.
    public internal(set) var reuseIdentifier: String?
    /// Whether the cell has been on screen before. Kept by the table's recycler.
    public var hasBeenShown = false
    /// The arrangement the cell was made with; nil for one laid out in a nib.
    let style: CellStyle?
    /// Where content goes: it makes room for the accessory.
    public let contentView: UIView
    /// How the selected cell looks.
    open var selectionStyle = SelectionStyle.default
    /// What stands at the right edge.
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view at the right edge in the place of the accessory type.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// A view behind the content while the cell is selected.
    open var selectedBackgroundView: UIView? {
        didSet { showSelection(replacing: oldValue) }
    }
    /// Whether the cell shows itself selected.
    open var isSelected = false { didSet { showSelection(replacing: nil) } }
    /// Whether the cell shows itself touched.
    open var isHighlighted = false { didSet { showSelection(replacing: nil) } }
    /// The colour of the line below; nil for none. Set by the table.
    var separatorColor: UIColor?
    /// How far the line below stays away from the left and right edges, in points. The table sets its own.
    open var separatorInset = UIEdgeInsets.zero

    private var storedTextLabel: UILabel?
    private var storedDetailTextLabel: UILabel?
    private var storedImageView: UIImageView?

    /// Makes a cell of a predefined style.
    ///
    /// - Parameters:
    ///   - style: The arrangement of labels and image.
    ///   - reuseIdentifier: What the cell is found by when it can be used again; nil if it never is.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView(frame: frame)
        super.init(frame: frame)
        prepareContentView()
    }

    /// Makes a cell of the default style that is never used again.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Decodes a cell: its identifier, its content view and all in it.
    public required init?(coder: NSCoder) {
        style = coder.decodeEnum(forKey: "style")
        reuseIdentifier = coder.decodeObjectIfPresent(forKey: "reuseIdentifier") as? String
        let content = coder.decodeObjectIfPresent(forKey: "contentView") as? UIView
        contentView = content ?? UIView(frame: .zero)
        super.init(coder: coder)
        if content == nil {
            // A nib from before content views were written has the content directly in the cell.
            contentView.frame = bounds
            subviews.filter { $0 !== contentView }.forEach(contentView.addSubview)
        }
        prepareContentView()
        selectionStyle = coder.decodeEnum(forKey: "selectionStyle") ?? .default
        accessoryType = coder.decodeEnum(forKey: "accessoryType") ?? .none
        accessoryView = coder.decodeObjectIfPresent(forKey: "accessoryView") as? UIView
        backgroundView = coder.decodeObjectIfPresent(forKey: "backgroundView") as? UIView
        selectedBackgroundView = coder.decodeObjectIfPresent(forKey: "selectedBackgroundView") as? UIView
        storedTextLabel = coder.decodeObjectIfPresent(forKey: "textLabel") as? UILabel
        storedDetailTextLabel = coder.decodeObjectIfPresent(forKey: "detailTextLabel") as? UILabel
        storedImageView = coder.decodeObjectIfPresent(forKey: "imageView") as? UIImageView
        // Observers do not run while an initializer sets a property.
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        if let accessoryView { addSubview(accessoryView) }
    }

    /// Writes what ``init(coder:)`` reads. Selection is a state of the table, not of the archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style, forKey: "style")
        coder.encode(reuseIdentifier, forKey: "reuseIdentifier")
        coder.encode(contentView, forKey: "contentView")
        coder.encode(selectionStyle, forKey: "selectionStyle")
        coder.encode(accessoryType, forKey: "accessoryType")
        coder.encode(accessoryView, forKey: "accessoryView")
        coder.encode(backgroundView, forKey: "backgroundView")
        coder.encode(selectedBackgroundView, forKey: "selectedBackgroundView")
        coder.encode(storedTextLabel, forKey: "textLabel")
        coder.encode(storedDetailTextLabel, forKey: "detailTextLabel")
        coder.encode(storedImageView, forKey: "imageView")
    }

    private func prepareContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if contentView.superview !== self { addSubview(contentView) }
    }

    /// Called before the cell is used again. Override it to forget the old row's content; UIKit's only resets state.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }

    /// Selects or deselects the cell. Override it to look different then.
    open func setSelected(_ selected: Bool, animated: Bool) {
        if isSelected != selected { isSelected = selected }
    }

    // MARK: The predefined styles

    /// The main text of a predefined style, made when first asked for; nil in a cell from a nib without one.
    open var textLabel: UILabel? {
        if storedTextLabel == nil, style != nil { storedTextLabel = addLabel(size: 17, color: .label) }
        return storedTextLabel
    }

    /// The second text of a predefined style that has one, made when first asked for.
    open var detailTextLabel: UILabel? {
        if storedDetailTextLabel == nil, let style, style != .default {
            storedDetailTextLabel = addLabel(size: 14, color: .secondaryLabel)
        }
        return storedDetailTextLabel
    }

    /// The image of a predefined style, made when first asked for.
    open var imageView: UIImageView? {
        if storedImageView == nil, style != nil {
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

    // MARK: Layout and drawing

    private static let margin: CGFloat = 16
    private static let accessoryWidth: CGFloat = 24

    /// Gives the content what the accessory leaves, and arranges a predefined style.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let accessory = accessoryView?.frame.width ?? (accessoryType == .none ? 0 : Self.accessoryWidth)
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessory), height: bounds.height)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        if let accessoryView {
            accessoryView.center = CGPoint(x: bounds.maxX - accessory / 2, y: bounds.midY)
        }
        if let style { layOut(style) }
    }

    private func layOut(_ style: CellStyle) {
        var area = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
        if let image = storedImageView, image.image != nil {
            image.frame = CGRect(x: area.minX, y: 0, width: 24, height: area.height)
            area.origin.x += 32
            area.size.width -= 32
        }
        guard area.width > 0 else { return }
        let half = area.height / 2
        switch style {
        case .default:
            storedTextLabel?.frame = area
        case .subtitle where storedDetailTextLabel?.text?.isEmpty ?? true:
            storedTextLabel?.frame = area
        case .subtitle:
            storedTextLabel?.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: half)
            storedDetailTextLabel?.frame = CGRect(x: area.minX, y: half, width: area.width, height: half)
        case .value1:
            let detail = min(area.width / 2, storedDetailTextLabel?.intrinsicContentSize.width ?? 0)
            storedTextLabel?.frame = CGRect(
                x: area.minX, y: 0, width: max(0, area.width - detail - 8), height: area.height)
            storedDetailTextLabel?.frame = CGRect(x: area.maxX - detail, y: 0, width: detail, height: area.height)
            storedDetailTextLabel?.textAlignment = .right
        case .value2:
            storedTextLabel?.frame = CGRect(x: area.minX, y: 0, width: area.width / 3, height: area.height)
            storedTextLabel?.textAlignment = .right
            storedDetailTextLabel?.frame = CGRect(
                x: area.minX + area.width / 3 + 8, y: 0, width: max(0, area.width * 2 / 3 - 8), height: area.height)
        }
    }

    private func showSelection(replacing old: UIView?) {
        old?.removeFromSuperview()
        let marked = isMarked
        if let selectedBackgroundView {
            if marked {
                insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            } else {
                selectedBackgroundView.removeFromSuperview()
            }
        }
        for view in contentView.subviews {
            (view as? UILabel)?.isHighlighted = marked
            (view as? UIImageView)?.isHighlighted = marked
        }
        setNeedsLayout()
    }

    private var isMarked: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

    /// Draws the selection's colour and the accessory.
    open override func draw(_ rect: CGRect) {
        if isMarked, selectedBackgroundView == nil {
            UIGraphicsGetCurrentContext()?.fill(bounds, color: selectionStyle.color)
        }
        guard accessoryView == nil, let symbol = accessoryType.symbol else { return }
        let area = CGRect(
            x: bounds.maxX - Self.accessoryWidth, y: 0, width: Self.accessoryWidth, height: bounds.height)
        UIGraphicsGetCurrentContext()?.draw(symbol, in: area, tintColor: .gray)
    }

    /// Draws the separator and the mark of a selected cell.
    override func drawOverlay(_ rect: CGRect, on canvas: any Canvas) {
        super.drawOverlay(rect, on: canvas)
        if let separatorColor {
            let y = rect.maxY - 0.5
            canvas.line(
                from: CGPoint(x: rect.minX + separatorInset.left, y: y),
                to: CGPoint(x: rect.maxX - separatorInset.right, y: y), color: separatorColor)
        }
        if isMarked { canvas.highlight(rect) }
    }
}

extension UITableViewCell.SelectionStyle {
    fileprivate var color: UIColor {
        self == .blue ? UIColor(red: 0.02, green: 0.36, blue: 0.9, alpha: 1) : UIColor(white: 0.82, alpha: 1)
    }
}

extension UITableViewCell.AccessoryType {
    fileprivate var symbol: UIImage? {
        switch self {
        case .none: nil
        case .disclosureIndicator: UIImage(systemName: "chevron.right")
        case .detailDisclosureButton, .detailButton: UIImage(systemName: "info.circle")
        case .checkmark: UIImage(systemName: "checkmark")
        }
    }
}
