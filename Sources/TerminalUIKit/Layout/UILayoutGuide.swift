/// A rectangle in a view that constraints can refer to: the view without its margins, or its safe area.
///
/// Guides of one's own are not there.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// Which rectangle.
    enum Kind: String {
        case margins, safeArea
    }

    /// The view the rectangle is in.
    open private(set) weak var owningView: UIView?
    /// Which rectangle.
    let kind: Kind

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    /// How far the rectangle is from the view's edges.
    var insets: UIEdgeInsets {
        switch kind {
        case .margins: owningView?.layoutMargins ?? .zero
        case .safeArea: owningView?.safeAreaInsets ?? .zero
        }
    }

    /// The rectangle in the view's coordinates, in points.
    open var layoutFrame: CGRect { owningView?.bounds.inset(by: insets) ?? .zero }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
    /// The edge where text begins.
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
    /// The edge where text ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
    /// The middle between left and right.
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
    /// The middle between top and bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { .init(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { .init(self, .height) }
}
