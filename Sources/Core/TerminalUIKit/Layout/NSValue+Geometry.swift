extension NSValue {
    /// The rectangle it holds.
    public nonisolated var cgRectValue: CGRect { rectValue }

    /// Holds a rectangle.
    public nonisolated convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
}
