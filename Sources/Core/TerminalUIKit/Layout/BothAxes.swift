/// Something for each axis.
struct BothAxes<Value> {
    private var horizontal: Value
    private var vertical: Value

    /// The same for both.
    init(_ value: Value) {
        (horizontal, vertical) = (value, value)
    }

    /// That of an axis.
    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
