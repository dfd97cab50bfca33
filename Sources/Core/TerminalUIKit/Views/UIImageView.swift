/// A view that shows an image. ``UIView/contentMode`` determines the size and place of a bitmap.
open class UIImageView: UIView {
    /// The image, or nil if there isn't one. Its size is the view's natural size.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The image of the highlighted view, or nil for the same.
    open var highlightedImage: UIImage?
    /// A Boolean value that determines whether the view is highlighted, as in a selected cell.
    open var isHighlighted = false
    /// The size of the text beside which a nib wants a symbol to stand, or nil for the default one.
    private var symbolPointSize: CGFloat?

    /// Prepares a new view, which ignores touches.
    @_spi(Overriding) public override func prepareInCode() { isUserInteractionEnabled = false }

    /// Creates a view as large as its image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    @_spi(Overriding) public override func code(with coder: PropertyCoder) {
        super.code(with: coder)
        coder.code(self, \.image, "image")
        coder.code(self, \.highlightedImage, "highlightedImage")
        coder.code(self, \.isHighlighted, "highlighted", default: false)
        coder.code(self, \.symbolPointSize, "preferredSymbolConfiguration")
    }

    /// The name of the image, for places that show only text.
    public override var displayedText: String? { image?.name }

    /// Draws the image as ``UIView/contentMode`` says.
    open override func draw(_ rect: CGRect) {
        guard let shown = isHighlighted ? highlightedImage ?? image : image else { return }
        UIGraphicsGetCurrentContext()?.draw(
            shown, in: contentMode.rect(of: shown.size, in: bounds), tintColor: tintColor)
    }

    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }

    /// The size of the image, as constraints see it.
    open override var intrinsicContentSize: CGSize {
        guard let size = imageSize else { return super.intrinsicContentSize }
        let insets = alignmentRectInsets
        return CGSize(width: size.width, height: size.height - insets.top - insets.bottom)
    }

    /// A symbol is placed by constraints as if it were as high as others.
    open override var alignmentRectInsets: UIEdgeInsets {
        symbolPointSize == nil ? alignmentInsets(image?.symbolInsets ?? .zero) : .zero
    }

    /// A symbol has the baseline of the text in which it would stand.
    @_spi(Overriding) public override var baselineInsets: (fromTop: CGFloat?, fromBottom: CGFloat) {
        (nil, TextMetrics.current == .columns ? 0 : image?.symbolBaseline ?? 0)
    }

    private var imageSize: CGSize? {
        TextMetrics.current == .columns ? image?.size : image?.sizeInPoints(besideTextOf: symbolPointSize)
    }
}
