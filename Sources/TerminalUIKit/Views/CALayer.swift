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

    func decode(from coder: NSCoder) {
        cornerRadius = coder.decodeCGFloat(forKey: "layer.cornerRadius", default: 0)
        borderWidth = coder.decodeCGFloat(forKey: "layer.borderWidth", default: 0)
        borderColor = coder.decodeObjectIfPresent(forKey: "layer.borderColor") as? UIColor
        masksToBounds = coder.decodeBool(forKey: "layer.masksToBounds")
    }

    func encode(with coder: NSCoder) {
        coder.encode(Double(cornerRadius), forKey: "layer.cornerRadius")
        coder.encode(Double(borderWidth), forKey: "layer.borderWidth")
        coder.encode(borderColor, forKey: "layer.borderColor")
        coder.encode(masksToBounds, forKey: "layer.masksToBounds")
    }
}
