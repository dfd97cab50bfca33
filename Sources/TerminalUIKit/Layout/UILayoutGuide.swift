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
}
