import TerminalUIKit

// Overrides by libraries, of members that came to iOS with zooming, swiping and moving.

class ZoomedScrollView: UIScrollView {
    override var scrollsToTop: Bool { didSet {} }
    override var minimumZoomScale: CGFloat { didSet {} }
    override var maximumZoomScale: CGFloat { didSet {} }
    override var bouncesZoom: Bool { didSet {} }
    override var isZooming: Bool { super.isZooming }
    override var zoomScale: CGFloat { didSet {} }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) { super.setZoomScale(scale, animated: animated) }
    override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
}

class PlacedNavigationBar: UINavigationBar {
    override var delegate: (any UINavigationBarDelegate)? { didSet {} }
}

class PlacedToolbar: UIToolbar {
    override var delegate: (any UIToolbarDelegate)? { didSet {} }
}

class IndentedCell: UITableViewCell {
    override var editingAccessoryView: UIView? { didSet {} }
    override var indentationLevel: Int { didSet {} }
    override var indentationWidth: CGFloat { didSet {} }
}

class MovedCollectionView: UICollectionView {
    override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        super.beginInteractiveMovementForItem(at: indexPath)
    }

    override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        super.updateInteractiveMovementTargetPosition(targetPosition)
    }

    override func endInteractiveMovement() { super.endInteractiveMovement() }
    override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
}

class ReorderedDataSource: UICollectionViewDiffableDataSource<String, Int> {
    override var reorderingHandlers: ReorderingHandlers { didSet {} }
}

class ZoomedTableController: UITableViewController {
    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    override func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

class RestingLayout: UICollectionViewLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { .zero }
}

class PaleAttributes: UICollectionViewLayoutAttributes {
    override var alpha: CGFloat { didSet {} }
    override var isHidden: Bool { didSet {} }
    override var zIndex: Int { didSet {} }
    override var representedElementCategory: UICollectionView.ElementCategory { .cell }
}
