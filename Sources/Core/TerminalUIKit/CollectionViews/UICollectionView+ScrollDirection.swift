extension UICollectionView {
    /// The directions in which content scrolls.
    public nonisolated enum ScrollDirection: Int, Sendable, CaseIterable, NibEnum {
        /// Downwards.
        case vertical
        /// To the right. Not drawn so: it is taken for downwards.
        case horizontal
    }
}
