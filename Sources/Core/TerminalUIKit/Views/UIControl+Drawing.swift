extension UIControl {
    /// Draws the figure of the control, from edge to edge.
    package func draw(_ figure: Figure, color: UIColor, font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)) {
        draw(figure, in: bounds, color: color, font: font)
    }

    /// Draws the figure of the control in a rectangle.
    package func draw(_ figure: Figure, in rect: CGRect, color: UIColor, font: UIFont) {
        UIGraphicsGetCurrentContext()?.draw(
            figure, in: rect,
            style: TextStyle(font: font, color: color, alignment: contentHorizontalAlignment.textAlignment),
            isEnabled: isEnabled)
    }
}
