@_spi(Overriding) import Views

/// An item of a collection: whatever a nib or code puts in its ``contentView``.
open class UICollectionViewCell: UICollectionReusableView, SegueKeeping {
    /// The segue that a tap on the cell starts.
    weak var selectionSegue: SegueTemplate?

    package func keep(_ segue: SegueTemplate) { selectionSegue = segue }

    /// Where content goes. It is as large as the cell.
    open private(set) var contentView: UIView
    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// A view behind the content while the cell is selected or highlighted. Without one a selected cell looks as ever.
    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            showSelection()
        }
    }
    /// Whether the cell is selected. Override it to look different then.
    open var isSelected = false { didSet { showSelection() } }
    /// Whether the cell is touched. Override it to look different then.
    open var isHighlighted = false { didSet { showSelection() } }

    /// Makes a cell. A collection does so for a class that is registered with it.
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

    /// Called before the cell is reused. Override it to reset the old item's content; UIKit's only resets state.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// Gives the content and what is behind it the cell's size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in [contentView, backgroundView, selectedBackgroundView] { view?.frame = bounds }
    }

    private func showSelection() {
        guard let selectedBackgroundView else { return }
        if isSelected || isHighlighted {
            insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
        } else {
            selectedBackgroundView.removeFromSuperview()
        }
    }
}
