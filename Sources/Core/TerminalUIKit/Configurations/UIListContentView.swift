@_spi(Overriding) import Views

/// A view that shows a ``UIListContentConfiguration``, in a cell or anywhere else.
open class UIListContentView: UIView, UIContentView {
    /// The configuration of the view. It must be a ``UIListContentConfiguration``.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else {
                preconditionFailure("a UIListContentView shows a UIListContentConfiguration, not \(newValue)")
            }
            content = newValue
            show()
        }
    }
    private var content: UIListContentConfiguration
    private let textLabel = UILabel(frame: .zero)
    private let secondaryTextLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        show()
    }

    /// Decodes an empty view.
    public required init?(coder: NSCoder) {
        content = .cell()
        super.init(coder: coder)
    }

    /// An empty list, because the content follows from the configuration.
    open override var archivedSubviews: [UIView] { [] }

    private func show() {
        show(content.text, content.attributedText, content.textProperties, in: textLabel)
        show(
            content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
            in: secondaryTextLabel)
        imageView.image = content.image
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = content.imageProperties.tintColor
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.layer.masksToBounds = content.imageProperties.cornerRadius > 0
        alpha = content.alpha
        place(imageView, isShown: content.image != nil)
        place(textLabel, isShown: !(textLabel.text ?? "").isEmpty)
        place(secondaryTextLabel, isShown: !(secondaryTextLabel.text ?? "").isEmpty)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = text.map(properties.transformed) }
    }

    private func place(_ view: UIView, isShown: Bool) {
        if isShown { addSubview(view) } else { view.removeFromSuperview() }
    }

    // MARK: Layout

    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
        /// From the top of the content to its end.
        var height: CGFloat = 0
    }

    /// Returns the places of all parts in a width, from the content's top.
    private func arrangement(width: CGFloat) -> Arrangement {
        var result = Arrangement()
        let margins = content.directionalLayoutMargins
        var area = CGRect(
            x: margins.leading, y: 0, width: max(0, width - margins.leading - margins.trailing), height: 0)
        if imageView.superview != nil {
            let size = imageSize
            let room = max(size.width, content.imageProperties.reservedLayoutSize.width)
            result.image = CGRect(
                x: area.minX + (room - size.width) / 2, y: 0, width: size.width, height: size.height)
            area.origin.x += room + content.imageToTextPadding
            area.size.width = max(0, area.width - room - content.imageToTextPadding)
        }
        let text = textLabel.sizeThatFits(.zero)
        let secondary = secondaryTextLabel.sizeThatFits(.zero)
        let together = text.width + content.textToSecondaryTextHorizontalPadding + secondary.width
        if content.prefersSideBySideTextAndSecondaryText, together <= area.width {
            let height = max(text.height, secondary.height)
            result.text = CGRect(x: area.minX, y: 0, width: area.width - secondary.width, height: height)
            result.secondaryText = CGRect(
                x: area.maxX - secondary.width, y: 0, width: secondary.width, height: height)
        } else {
            result.text = CGRect(origin: area.origin, size: textLabel.sizeThatFits(area.size))
            result.secondaryText = CGRect(origin: area.origin, size: secondaryTextLabel.sizeThatFits(area.size))
            if result.text.height > 0, result.secondaryText.height > 0 {
                result.secondaryText.origin.y = result.text.maxY + content.textToSecondaryTextVerticalPadding
            }
            (result.text.size.width, result.secondaryText.size.width) = (area.width, area.width)
        }
        let texts = max(result.text.maxY, result.secondaryText.maxY)
        result.height = max(texts, result.image.height, content.imageProperties.reservedLayoutSize.height)
        result.image.origin.y = (result.height - result.image.height) / 2
        let down = (result.height - texts) / 2
        result.text.origin.y += down
        result.secondaryText.origin.y += down
        return result
    }

    private var imageSize: CGSize {
        let size = imageView.intrinsicContentSize
        let most = content.imageProperties.maximumSize
        let scale = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Lays out the texts and the image, centered vertically inside the margins.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width)
        let margins = content.directionalLayoutMargins
        let room = bounds.height - margins.top - margins.bottom
        let y = margins.top + (room - arrangement.height) / 2
        imageView.frame = arrangement.image.offsetBy(dx: 0, dy: y)
        textLabel.frame = arrangement.text.offsetBy(dx: 0, dy: y)
        secondaryTextLabel.frame = arrangement.secondaryText.offsetBy(dx: 0, dy: y)
    }

    /// The position at which the text begins, if there is a picture before it.
    var edgeBesideImage: CGFloat? { imageView.superview == nil ? nil : textEdge }
    /// The position at which the text begins, in points, or nil if there is no text.
    var textEdge: CGFloat? { [textLabel, secondaryTextLabel].first { $0.superview != nil }?.frame.minX }

    @_spi(Overriding) public override var heightFollowsWidth: Bool { true }

    /// Returns a size with the given width, and the height of the content and its margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = content.directionalLayoutMargins
        let height = arrangement(width: size.width).height + margins.top + margins.bottom
        return CGSize(width: size.width, height: max(content.minimumHeight, height))
    }

    /// The natural size, which has the height of the content at the current width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
    }
}
