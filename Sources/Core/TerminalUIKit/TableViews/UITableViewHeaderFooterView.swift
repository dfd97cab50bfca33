@_spi(Overriding) import Views

/// A header or footer of a section, reused for other sections.
open class UITableViewHeaderFooterView: UIView, ReusableView {
    /// The reuse identifier.
    open internal(set) var reuseIdentifier: String?
    /// The view for the content. It fills the view.
    open private(set) var contentView: UIView
    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// A Boolean value that indicates whether the view accepts a background color. A view from an archive does, and so
    /// does a view in a file that is only inspected.
    private var takesColor = false
    private var storedTextLabel: UILabel?
    private var storedDetailTextLabel: UILabel?

    /// Creates a view.
    ///
    /// - Parameter reuseIdentifier: The reuse identifier, or nil if the view is never reused.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        addContentView()
    }

    /// Creates a view that is never reused.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Decodes a view. In a nib it has no content view: its subviews lie before one that is made.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.decodeObjectIfPresent(forKey: "reuseIdentifier") as? String
        contentView = coder.decodeObjectIfPresent(forKey: "contentView") as? UIView ?? UIView(frame: .zero)
        takesColor = !coder.isOfLoadedNib
        super.init(coder: coder)
        takesColor = false
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.write(reuseIdentifier, "reuseIdentifier")
        coder.write(contentView, "contentView")
        if coder.isDecoding, !coder.contains("contentView") { addContentView() }
        coder.code(self, \.storedTextLabel, "textLabel")
        coder.code(self, \.storedDetailTextLabel, "detailTextLabel")
        coder.code(self, \.backgroundView, "backgroundView")
    }

    private func addContentView() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(contentView, at: 0)
    }

    /// The color of the background, which the table decides. As since iOS 14, setting it logs that this is not
    /// supported, and changes nothing: set the color of ``contentView``, or a ``backgroundView``.
    ///
    /// The words: https://github.com/AliSoftware/Reusable/issues/121
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if takesColor { return super.backgroundColor = newValue }
            Log.write(
                "[TableView] Changing the background color of UITableViewHeaderFooterView is not supported. Use the "
                    + "background view configuration instead.")
        }
    }

    /// Fills the background, as the table does for a title.
    func fill(with color: UIColor?) { super.backgroundColor = color }

    /// Prepares the view for reuse. Override it to reset the old section's content. UIKit's implementation is empty.
    open func prepareForReuse() {}

    /// The main text, created lazily.
    open var textLabel: UILabel? {
        if storedTextLabel == nil { storedTextLabel = addLabel(.boldSystemFont(ofSize: 17), .label) }
        return storedTextLabel
    }

    /// The second text, created lazily. It is drawn to the right of the first label.
    open var detailTextLabel: UILabel? {
        if storedDetailTextLabel == nil {
            storedDetailTextLabel = addLabel(.systemFont(ofSize: 14), .secondaryLabel)
            storedDetailTextLabel?.textAlignment = .right
        }
        return storedDetailTextLabel
    }

    private func addLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = font
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// Returns the size that the content's constraints require, or the given width and no height without constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        contentView.fittingSize(targetSize, horizontal, vertical) ?? fittingSize(targetSize, horizontal, vertical)
            ?? CGSize(width: targetSize.width, height: 0)
    }

    /// The room beside the labels.
    private var margin: CGFloat {
        guard TextMetrics.current != .columns else { return 8 }
        let table = superview as? UITableView
        return UITableViewCell.sideMargin(ofWidth: bounds.width) + (table?.sideOfGroups ?? 0)
    }

    /// Lays out the labels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        let area = contentView.bounds.insetBy(dx: min(margin, contentView.bounds.width / 2), dy: 0)
        storedTextLabel?.frame = area
        guard let storedDetailTextLabel else { return }
        let detail = min(area.width / 2, storedDetailTextLabel.intrinsicContentSize.width)
        storedTextLabel?.frame.size.width = area.width - detail
        storedDetailTextLabel.frame = CGRect(x: area.maxX - detail, y: 0, width: detail, height: area.height)
    }
}
