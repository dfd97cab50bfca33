/// The state that a view keeps for laying out by constraints.
struct ViewLayout {
    /// The active constraints whose items have this view as their nearest common ancestor.
    var constraints: [NSLayoutConstraint] = []
    /// The margins, or nil for the usual ones.
    var margins: UIEdgeInsets?
    /// A Boolean value that indicates whether the left and right margins change places where text runs from right to
    /// left.
    var marginsFollowText = false
    /// A Boolean value that indicates whether the margins reach at least as far in as the superview's.
    var preservesSuperviewMargins = false
    /// A Boolean value that indicates whether the margins begin where the safe area does.
    var insetsMarginsFromSafeArea = true
    /// The natural size that a nib notes in the place of a class that is not here, or nil if there isn't one.
    var notedSize: CGSize?
    /// A Boolean value that indicates whether the view took a placeholder's place. Its frame is that of its own nib,
    /// and says nothing about its size here.
    var isReplacement = false
    /// The guides that every view has, as far as they were asked for.
    var guides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// The guides that were added.
    var ownGuides: [UILayoutGuide] = []
    /// The priorities with which the view keeps to the width and height of its content.
    var hugging = BothAxes(UILayoutPriority.defaultLow)
    /// The priorities with which the view keeps at least the width and height of its content.
    var compressionResistance = BothAxes(UILayoutPriority.defaultHigh)
    /// The number of constraints of views outside that reach into the view.
    var reachingIn = 0
    /// The frame that constraints give the view when its superview lays out.
    var placement: CGRect?
}
