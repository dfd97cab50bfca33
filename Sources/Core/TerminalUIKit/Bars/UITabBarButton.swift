/// The view of a tab bar item. UIKit has such a class, and keeps it to itself.
final class UITabBarButton: UIControl, BarItemView, TapTitled {
    private let item: UITabBarItem

    /// Creates the button of an item.
    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
    }

    /// Returns `nil`, because bars make their buttons themselves.
    required init?(coder: NSCoder) { nil }

    override var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    func itemChanged() { superview?.setNeedsLayout() }

    private var bar: UITabBar? { superview as? UITabBar }

    override var isSelected: Bool {
        get { bar?.selectedItem === item }
        set { if newValue { bar?.selectedItem = item } }
    }

    override var displayedText: String? { item.caption }

    var tapTitles: [String] { [item.caption] }

    /// The title, if there is a symbol, or else the text in place of a picture, if there is one.
    private var caption: Caption {
        let showsImage = item.symbol != nil || item.picture != nil
        return Caption(symbol: item.image, text: showsImage ? item.title : item.caption)
    }

    override func draw(_ rect: CGRect) {
        let size = UIFont.systemFontSize
        let flat: UIColor = isSelected ? tintColor : bar?.unselectedItemTintColor ?? .systemGray
        let color: UIColor = drawnEra == .iOS5 ? .white : flat
        draw(
            .tab(
                caption, badge: item.badgeValue, isSelected: isSelected, edge: .minYEdge),
            in: bandOfBar, color: color,
            font: isSelected ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
        guard let picture = item.picture else { return }
        let band = bandOfBar
        let area = CGRect(x: band.midX - 15, y: band.minY + 4, width: 30, height: 28)
        UIGraphicsGetCurrentContext()?.draw(picture, in: picture.rect(fitting: area), tintColor: color)
    }

    override func handleTap(at point: CGPoint) {
        super.handleTap(at: point)
        bar?.select(item)
    }
}
