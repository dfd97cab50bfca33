extension UIView {
    /// The margins of a view that has none of its own.
    var usualMargins: UIEdgeInsets {
        if viewController != nil { return UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
        if superview is UITableViewCell { return UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) }
        return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
}
