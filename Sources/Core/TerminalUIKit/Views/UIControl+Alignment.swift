extension UIControl {
    /// The horizontal alignments of a control's content.
    public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// From edge to edge. Drawn in the middle.
        case fill
        /// At the side where lines begin.
        case leading
        /// At the side where lines end.
        case trailing
    }

    /// The vertical alignments of a control's content. Stored without effect, for nibs: it is drawn in the middle.
    public nonisolated enum ContentVerticalAlignment: Int, Sendable, CaseIterable, NibEnum {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// From edge to edge.
        case fill
    }
}

extension UIControl.ContentVerticalAlignment {
    package static let nibNames = named("center", "top", "bottom", "fill")
}

extension UIControl.ContentHorizontalAlignment: NibEnum, CaseIterable {
    package static let nibNames = named("center", "left", "right", "fill", "leading", "trailing")

    /// The text alignment that draws text at this place.
    package var textAlignment: NSTextAlignment {
        switch self {
        case .center, .fill: .center
        case .left, .leading: .left
        case .right, .trailing: .right
        }
    }
}
