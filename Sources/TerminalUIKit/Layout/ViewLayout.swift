/// What a view keeps for laying out by constraints.
struct ViewLayout {
    /// The active constraints whose items have this view as their nearest common one.
    var constraints: [NSLayoutConstraint] = []
    /// The margins; nil for the usual ones.
    var margins: UIEdgeInsets?
    /// The guides that constraints refer to.
    var guides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// How firmly the view keeps to the width of its content.
    var horizontalHugging = UILayoutPriority.defaultLow
    /// How firmly the view keeps to the height of its content.
    var verticalHugging = UILayoutPriority.defaultLow
}
