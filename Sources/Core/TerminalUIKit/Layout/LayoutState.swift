/// The state of a view's own layout.
struct LayoutState {
    /// A Boolean value that indicates whether its layout is invalid.
    var isNeeded = true
    /// A Boolean value that indicates whether a descendant needs layout, or a constraint update.
    var isNeededInside = true
    /// A Boolean value that indicates whether it is being laid out.
    var isUnderWay = false
    /// A Boolean value that indicates whether it needs a constraint update.
    var needsConstraints = true
}
