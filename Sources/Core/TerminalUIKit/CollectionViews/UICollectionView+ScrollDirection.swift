extension UICollectionView {
    /// In which direction content goes on.
    public nonisolated enum ScrollDirection: Int, Sendable, CaseIterable, NibEnum {
        /// Downwards.
        case vertical
        /// To the right. Not drawn so: it is taken for downwards.
        case horizontal
    }
}
