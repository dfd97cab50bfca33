extension UIView {
    /// Returns a natural size that does not depend on a font, at least a line high where columns count, so that it is
    /// visible.
    package func naturalSize(width: CGFloat = UIView.noIntrinsicMetric, height: CGFloat) -> CGSize {
        let least = TextMetrics.current == .columns ? TextLayout.lineHeight : 0
        return CGSize(width: width, height: max(least, height))
    }

    /// Insets of the alignment rectangle, or zero where columns count, which are coarser.
    package func alignmentInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        TextMetrics.current == .columns ? .zero : insets
    }

    /// Returns the inset of the baseline of one line in the middle of the height that a constraint demands, or of the
    /// natural height. Its first baseline is its last one, also if other constraints make it higher.
    package func centeredBaselineInsets(of font: UIFont) -> (fromTop: CGFloat?, fromBottom: CGFloat) {
        let metrics = TextMetrics.current
        let demanded = constraints.first {
            $0.firstItem === self && $0.firstAttribute == .height && $0.secondItem == nil && $0.relation == .equal
                && $0.priority == .required
        }
        let height = demanded?.constant ?? intrinsicContentSize.height
        return (nil, (height + metrics.lineHeight(of: font)) / 2 - metrics.baseline(of: font))
    }
}
