extension UIView {
    /// The modes in which content of another size is placed in a view.
    public nonisolated enum ContentMode: Int, Sendable, CaseIterable, NibEnum {
        /// Stretched to the bounds.
        case scaleToFill
        /// As large as fits whole.
        case scaleAspectFit
        /// As small as covers all.
        case scaleAspectFill
        /// Unchanged, and drawn again when the bounds change.
        case redraw
        /// In the middle, unscaled.
        case center
        /// At the top, unscaled.
        case top
        /// At the bottom, unscaled.
        case bottom
        /// At the left, unscaled.
        case left
        /// At the right, unscaled.
        case right
        /// In the corner, unscaled.
        case topLeft
        /// In the corner, unscaled.
        case topRight
        /// In the corner, unscaled.
        case bottomLeft
        /// In the corner, unscaled.
        case bottomRight
    }
}

extension UIView.ContentMode {
    // Interface Builder writes one of them with a capital.
    package static let nibNames = named(
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
        "TopLeft", "topRight", "bottomLeft", "bottomRight")
}
