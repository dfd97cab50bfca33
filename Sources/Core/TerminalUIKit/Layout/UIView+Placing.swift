extension UIView {
    /// A Boolean value that indicates whether the view is the root of a layout system, so that its frame is given.
    var isLayoutRoot: Bool {
        superview == nil || (translatesAutoresizingMaskIntoConstraints && layout.reachingIn == 0)
    }

    /// The root of the layout system that the view is in, or is the root of.
    var layoutRoot: UIView { ancestors.first(where: \.isLayoutRoot)! }

    /// Invalidates the layout of all views that are solved together with those in this view.
    func askForPlacing() {
        for view in ancestors {
            view.askForLayout()
            if view.isLayoutRoot { return }
        }
    }

    /// Invalidates the superview's layout, if constraints place this view.
    func askForNewSize() {
        guard !translatesAutoresizingMaskIntoConstraints else { return }
        superview?.subviewDidChangeSize(self)
        superview?.askForPlacing()
    }

    /// Places the subviews that constraints place. A view whose mask counts is not among them.
    func placeSubviewsByConstraints() {
        guard mayPlaceByConstraints else { return }
        if isLayoutRoot, let system = LayoutSystem(self) {
            system.place()
            system.reportConflicts()
        }
        for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            guard let frame = subview.layout.placement?.withoutNaN else { continue }
            if subview.transformation != nil {
                subview.changeFrame(to: frame)
            } else if frame != subview.frame {
                subview.frame = frame
            }
        }
    }

    /// Sets the natural size of a view whose class is not here to the size that the file has, along each axis that has
    /// one. The class may want another size than its superclass.
    package func noteSize(_ size: CGSize) {
        let (own, insets) = (intrinsicContentSize, alignmentRectInsets)
        guard layout.notedSize == nil, max(own.width, own.height) > 0 else { return }
        layout.notedSize = CGSize(
            width: own.width > 0 ? size.width - insets.left - insets.right : UIView.noIntrinsicMetric,
            height: own.height > 0 ? size.height - insets.top - insets.bottom : UIView.noIntrinsicMetric)
        askForNewSize()
    }

    /// The size that constraints inside ask for, or nil if there aren't any.
    package func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        updateConstraintsIfNeeded()
        return LayoutSystem(self, fitting: .init(target: target, horizontal: horizontal, vertical: vertical))?.size
    }

    var isAmbiguous: Bool {
        let root = superview?.layoutRoot ?? self
        return LayoutSystem(root)?.isAmbiguous(self) ?? false
    }

    /// Returns the distance of the view's alignment rectangle from the origin of its own coordinates. While a document
    /// is looked at, views aren't scrolled.
    func alignmentStart(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let origin = bounds.origin == .zero || World.current.observer != nil ? .zero : bounds.origin
        return axis == .horizontal ? origin.x + alignmentRectInsets.left : origin.y + alignmentRectInsets.top
    }
}
