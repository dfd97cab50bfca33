extension UIView {
    /// The margins of a view that has none of its own.
    var usualMargins: UIEdgeInsets {
        if viewController != nil { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
        if superview is UITableViewCell { return UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
        return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// One of the view's guides, made when first asked for. Constraints don't keep their items, so the view keeps it.
    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layout.guides[kind] { return guide }
        let guide = UILayoutGuide(kind, of: self)
        layout.guides[kind] = guide
        return guide
    }
}
