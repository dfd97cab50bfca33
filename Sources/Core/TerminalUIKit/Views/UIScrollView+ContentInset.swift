extension UIScrollView {
    /// The behaviors that determine whether covered insets are added to the inset of the content.
    public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As the scroll view determines.
        case automatic
        /// Along the axes on which the content can be scrolled.
        case scrollableAxes
        /// Never.
        case never
        /// Always.
        case always
    }
}
