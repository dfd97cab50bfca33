/// The background of a cell. It is a value: the screen changes only when a cell gets it.
@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
    /// The color, or nil if there isn't one. Until it is set, it is the usual one for the cell's state. Then it is the
    /// same in all.
    public var backgroundColor: UIColor? {
        get { hasOwnColor ? ownColor : isMarked ? .systemGray4 : usualColor }
        set { (hasOwnColor, ownColor) = (true, newValue) }
    }
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The space between the background and the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The color of the line around it, or nil for the color of the text.
    public var strokeColor: UIColor?
    /// The width of the line around it, in points, or 0 if there isn't one.
    public var strokeWidth: CGFloat = 0
    /// A view to lie behind the content.
    public var customView: UIView?
    private var hasOwnColor: Bool
    private var ownColor: UIColor?
    private let usualColor: UIColor?
    private var isMarked = false

    private init(usualColor: UIColor?, hasOwnColor: Bool = false) {
        self.usualColor = usualColor
        self.hasOwnColor = hasOwnColor
    }

    /// Returns a configuration that is empty in any state.
    public static func clear() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(usualColor: nil, hasOwnColor: true)
    }
    /// Returns the configuration of a row, which looks different while the row is selected or touched.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Returns the configuration of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(usualColor: .systemBackground)
    }
    /// Returns the configuration of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(usualColor: .secondarySystemGroupedBackground)
    }

    /// Returns the configuration for a state. A color that was set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var result = self
        result.isMarked = (state as? UICellConfigurationState).map { $0.isSelected || $0.isHighlighted } ?? false
        return result
    }

    /// A Boolean value that indicates whether a selected cell with this background looks different.
    var showsSelection: Bool { !hasOwnColor }

    /// Applies the background to a view.
    func show(in view: UIView) {
        view.backgroundColor = backgroundColor
        view.layer.cornerRadius = cornerRadius
        view.layer.borderColor = strokeColor
        view.layer.borderWidth = strokeWidth
        for subview in view.subviews where subview !== customView { subview.removeFromSuperview() }
        guard let customView, customView.superview !== view else { return }
        customView.frame = view.bounds
        customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(customView)
    }
}
