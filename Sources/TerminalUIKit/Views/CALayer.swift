/// The part of Core Animation's layer that nibs set through runtime attributes: border and corners.
@preconcurrency @MainActor public final class CALayer {
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// How thick the border is, in points; 0 for none. A terminal draws any border one character thick.
    public var borderWidth: CGFloat = 0
    /// The border's colour; nil for black.
    public var borderColor: UIColor?
    /// Whether what the view contains is cut off at its bounds.
    public var masksToBounds = false

    func code(with coder: PropertyCoder) {
        coder.code(self, \.cornerRadius, "layer.cornerRadius")
        coder.code(self, \.borderWidth, "layer.borderWidth")
        coder.code(self, \.borderColor, "layer.borderColor")
        coder.code(self, \.masksToBounds, "layer.masksToBounds")
    }
}
