// A control that takes no touches is dimmed, and stands in parentheses: colour is never the only sign.
extension UIControl {
    /// A text from edge to edge between brackets, in parentheses if the control takes no touches.
    func bracketed(_ text: String, alignment: NSTextAlignment = .center) -> String {
        let inside = text.fitted(to: max(0, columns - 2), alignment)
        return isEnabled ? "[\(inside)]" : "(\(inside))"
    }

    /// A text as it is, in parentheses if the control takes no touches.
    func parenthesized(_ text: String) -> String {
        isEnabled ? text : "(\(text))"
    }

    /// A colour, dimmed if the control takes no touches.
    func dimmed(_ color: UIColor) -> UIColor {
        isEnabled ? color : color.dimmed
    }

    /// How many columns the control has.
    var columns: Int { TextLayout.columns(in: bounds.width) }

    /// Draws a line of text in the middle of the bounds.
    func drawLine(_ text: String, color: UIColor, font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)) {
        UIGraphicsGetCurrentContext()?.draw(
            text, in: bounds,
            style: TextStyle(font: font, color: dimmed(color), alignment: contentHorizontalAlignment.textAlignment))
    }
}

extension UIColor {
    /// The colour in what takes no touches.
    var dimmed: UIColor { withAlphaComponent(alpha * 0.5) }
}
