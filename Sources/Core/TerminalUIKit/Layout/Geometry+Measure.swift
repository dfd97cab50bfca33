// Numbers from files and delegates can be anything. Arithmetic with them must stay arithmetic.

package nonisolated extension BinaryFloatingPoint {
    /// The number clamped to ±10⁹, or zero for NaN.
    var withinMeasure: Self { isNaN ? 0 : min(max(self, -1e9), 1e9) }
}

extension CGSize {
    /// The size, at least zero and within measure.
    package var withinMeasure: CGSize {
        CGSize(width: max(0, width.withinMeasure), height: max(0, height.withinMeasure))
    }
}

extension UIEdgeInsets {
    /// The insets within measure.
    package var withinMeasure: UIEdgeInsets {
        UIEdgeInsets(
            top: top.withinMeasure, left: left.withinMeasure, bottom: bottom.withinMeasure, right: right.withinMeasure)
    }
}
