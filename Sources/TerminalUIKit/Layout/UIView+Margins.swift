extension UIView {
    /// The room between the edges and the content, in points.
    ///
    /// Unless set it is UIKit's: 8 all around, 16 beside the content of a controller's view or a table cell.
    public var layoutMargins: UIEdgeInsets {
        get {
            if let margins = layout.margins { return margins }
            if viewController != nil { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
            if superview is UITableViewCell { return UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
            return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        set {
            layout.margins = newValue
            setNeedsLayout()
        }
    }

    /// What bars and the device's shape take away. Bars never lie over a view here, so it is nothing.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// The view without its margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    /// The view without its margins: no screen here is so wide that lines grow too long.
    public var readableContentGuide: UILayoutGuide { guide(.margins) }

    /// The part of the view that nothing covers.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    private func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        // Constraints don't keep their items, so the view keeps the guides.
        if let guide = layout.guides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        layout.guides[kind] = guide
        return guide
    }
}
