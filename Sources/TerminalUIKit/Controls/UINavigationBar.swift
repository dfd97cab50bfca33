/// The bar at the top of a screen: the last of its items in the middle, a line below.
open class UINavigationBar: UIView {
    /// The stack of items; the last is shown.
    open var items: [UINavigationItem]?
    /// The item that is shown.
    open var topItem: UINavigationItem? { items?.last }
    /// The bar's colour; nil for the usual one.
    open var barTintColor: UIColor?

    /// Makes a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Decodes a bar.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        items = coder.decodeObjectIfPresent(forKey: "items") as? [UINavigationItem]
        barTintColor = coder.decodeObjectIfPresent(forKey: "barTintColor") as? UIColor
    }

    /// Writes what ``init(coder:)`` reads.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(items, forKey: "items")
        coder.encode(barTintColor, forKey: "barTintColor")
    }

    /// Draws the bar and its title.
    open override func draw(_ rect: CGRect) {
        guard let canvas = UIGraphicsGetCurrentContext() else { return }
        canvas.fill(bounds, color: barTintColor ?? UIColor(red: 0.43, green: 0.52, blue: 0.64, alpha: 1))
        canvas.line(
            from: CGPoint(x: bounds.minX, y: bounds.maxY - 0.5), to: CGPoint(x: bounds.maxX, y: bounds.maxY - 0.5),
            color: .separator)
        if let title = topItem?.title {
            var titleRect = bounds
            titleRect.size.height = min(22, bounds.height)
            canvas.draw(
                title, in: titleRect,
                style: TextStyle(font: .boldSystemFont(ofSize: 20), color: .white, alignment: .center))
        }
    }
}
