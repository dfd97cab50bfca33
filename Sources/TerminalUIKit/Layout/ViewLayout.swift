/// What a view keeps for laying out by constraints.
struct ViewLayout {
    /// The active constraints whose items have this view as their nearest common one.
    var constraints: [NSLayoutConstraint] = []
    /// The margins; nil for the usual ones.
    var margins: UIEdgeInsets?
    /// The guides that constraints refer to.
    var guides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    private var horizontalHugging = UILayoutPriority.defaultLow
    private var verticalHugging = UILayoutPriority.defaultLow

    /// How firmly the view keeps to the width or height of its content.
    subscript(hugging axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontalHugging : verticalHugging }
        set { if axis == .horizontal { horizontalHugging = newValue } else { verticalHugging = newValue } }
    }
}
