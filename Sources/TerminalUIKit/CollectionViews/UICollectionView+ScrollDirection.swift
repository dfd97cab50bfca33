extension UICollectionView {
    /// In which direction content goes on.
    public nonisolated enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical
        /// To the right. Not drawn so: it is taken for downwards.
        case horizontal
    }
}

extension UICollectionView.ScrollDirection: NibEnum, CaseIterable {
    package static let nibNames = caseNames
}
