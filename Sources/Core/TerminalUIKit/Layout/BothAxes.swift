/// A value for each axis.
struct BothAxes<Value> {
    private var horizontal: Value
    private var vertical: Value

    /// Creates the same value for both axes.
    init(_ value: Value) {
        (horizontal, vertical) = (value, value)
    }

    /// Accesses the value of an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
