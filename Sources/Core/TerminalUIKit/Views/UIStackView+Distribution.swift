extension UIStackView {
    /// The ways in which arranged views share the length of a stack. Cases and raw values are UIKit's.
    public nonisolated enum Distribution: Int, Sendable, CaseIterable, NibEnum {
        /// The views fill the stack. The one that hugs its content least grows, and the one that resists compression
        /// least shrinks.
        case fill
        /// The views fill the stack, all equally long.
        case fillEqually
        /// The views fill the stack in proportion to their natural sizes.
        case fillProportionally
        /// The views keep their lengths, and the room between them is equal, at least the spacing.
        case equalSpacing
        /// The views keep their lengths, and their middles are equally far from each other, at least the spacing apart.
        case equalCentering
    }

    /// The ways in which arranged views are aligned across a stack. Cases and raw values are UIKit's.
    public nonisolated enum Alignment: Int, Sendable, CaseIterable {
        /// The views are as wide as a column, as high as a row.
        case fill
        /// At the edge where text begins, or at the top of a row.
        case leading
        /// With their first baselines level, in a row.
        case firstBaseline
        /// In the middle.
        case center
        /// At the edge where text ends, or at the bottom of a row.
        case trailing
        /// With their last baselines level, in a row.
        case lastBaseline

        /// The alignment at the top of a row, like ``leading`` in a column.
        public static let top = Alignment.leading
        /// The alignment at the bottom of a row, like ``trailing`` in a column.
        public static let bottom = Alignment.trailing
    }
}

extension UIStackView.Alignment: NibEnum {
    package static let nibNames = caseNames.merging(["top": .leading, "bottom": .trailing]) { name, _ in name }
}

extension NSLayoutConstraint.Axis: NibEnum {
    package static let nibNames: [String: Self] = ["horizontal": .horizontal, "vertical": .vertical]
}
