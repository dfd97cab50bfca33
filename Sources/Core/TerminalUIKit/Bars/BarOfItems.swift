/// A bar that shows its items as views: a navigation bar, a toolbar or a tab bar.
protocol BarOfItems: UIView {
    /// The height of such a bar, in points.
    static var height: CGFloat { get }
    /// The style of the bar, light or dark, which applies where the bar has no color of its own.
    var barStyle: UIBarStyle { get set }
    /// The bar's color, or nil for the color of its style.
    var barTintColor: UIColor? { get set }
    /// A Boolean value that determines whether the content is visible through the bar.
    var isTranslucent: Bool { get set }
    /// The views made or taken from the items, as opposed to those a program put there.
    var itemViews: [UIView] { get set }
}
