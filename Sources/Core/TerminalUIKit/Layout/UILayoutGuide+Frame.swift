extension UILayoutGuide {
    /// Returns the distances of a rectangle that every view has from the view's edges.
    func insets(in view: UIView) -> UIEdgeInsets {
        switch kind {
        case .margins: view.layoutMargins
        case .safeArea: view.safeAreaInsets
        case .topBars:
            UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
        case .bottomBars:
            UIEdgeInsets(top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
        case .own, .content, .frame: .zero
        }
    }

    /// The rectangle in the coordinates of the view it is in.
    func frame(in view: UIView) -> CGRect {
        switch kind {
        case .own: ownFrame
        case .content: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
        case .margins, .safeArea, .frame, .topBars, .bottomBars: view.bounds.inset(by: insets(in: view))
        }
    }
}

extension UILayoutGuide: UILayoutSupport {
    /// The height of the guide, in points.
    public var length: CGFloat { layoutFrame.height }
}
