extension UICollectionView {
    /// The positions of an item after scrolling to it, or empty for any position, with the least movement.
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates a position from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    func scroll(toItem indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let item = attributes(ofItem: indexPath)?.frame else {
            UIKitException.inconsistency(
                "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when "
                    + "there are only \(itemCount(ofSection: indexPath.section)) items in section "
                    + "\(indexPath.section). Collection view: \(self)."
            ).raise()
        }
        guard !scrollPosition.isEmpty else { return scrollRectToVisible(item, animated: animated) }
        let inset = adjustedContentInset
        var delta = CGPoint.zero
        if scrollPosition.contains(.top) {
            delta.y = item.minY - inset.top - contentOffset.y
        } else if scrollPosition.contains(.centeredVertically) {
            delta.y = item.midY - bounds.midY
        } else if scrollPosition.contains(.bottom) {
            delta.y = item.maxY + inset.bottom - bounds.maxY
        }
        if scrollPosition.contains(.left) {
            delta.x = item.minX - inset.left - contentOffset.x
        } else if scrollPosition.contains(.centeredHorizontally) {
            delta.x = item.midX - bounds.midX
        } else if scrollPosition.contains(.right) {
            delta.x = item.maxX + inset.right - bounds.maxX
        }
        moveContent(by: delta, animated: animated)
    }
}
