extension UICollectionView {
    /// Where an item is to stand after scrolling to it; nothing for anywhere, with the least movement.
    public nonisolated struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a position from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
    }

    func scroll(toItem indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let item = attributes(ofItem: indexPath)?.frame else {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when "
                    + "there are only \(itemCount(ofSection: indexPath.section)) items in section "
                    + "\(indexPath.section). Collection view: \(self)."
            ).raise()
        }
        if scrollPosition.contains(.top) {
            moveContent(down: item.minY - adjustedContentInset.top - contentOffset.y, animated: animated)
        } else if scrollPosition.contains(.centeredVertically) {
            moveContent(down: item.midY - bounds.midY, animated: animated)
        } else if scrollPosition.contains(.bottom) {
            moveContent(down: item.maxY + adjustedContentInset.bottom - bounds.maxY, animated: animated)
        } else {
            scrollRectToVisible(item, animated: animated)
        }
    }
}
