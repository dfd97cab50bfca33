/// A rectangle in a view that constraints can refer to: one that every view has, or a custom one, which constraints
/// place like a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// Which rectangle.
    enum Kind: String {
        case own, margins, safeArea, content, frame, topBars, bottomBars
    }

    /// The view the rectangle is in. ``UIView/addLayoutGuide(_:)`` sets it for a custom guide.
    open internal(set) weak var owningView: UIView?
    /// Which rectangle.
    let kind: Kind
    /// The frame that constraints have given a custom guide.
    var ownFrame = CGRect.zero
    /// A name for readers of the guide.
    open var identifier = ""

    /// Creates a custom guide, which is in no view yet.
    public override init() {
        kind = .own
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        owningView = view
    }

    /// The rectangle in the view's coordinates, in points. For a custom guide, the last layout found it.
    open var layoutFrame: CGRect { owningView.map(frame) ?? .zero }

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

    // A library's subclass, in the language of Swift 5, gives it up on whatever thread its view goes.
    nonisolated deinit {}
}
