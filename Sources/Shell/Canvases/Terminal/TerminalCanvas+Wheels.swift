import Drawing
import Foundation

extension TerminalCanvas {
    /// Draws the rows of wheels as text, the selected ones between arrows.
    ///
    /// Wheels that take no touches show only the selected rows, in parentheses.
    func draw(_ wheels: Wheels, in rect: CGRect, isEnabled: Bool) {
        fill(rect, color: .secondarySystemBackground)
        let separator = wheels.gap(in: rect.width) == 3 ? " │ " : "│"
        for row in wheels.rows where isEnabled || row == 0 {
            let cells = wheels.wheels.enumerated().map { index, wheel in
                wheels.text(ofRow: row, wheel: index).fitted(to: wheel.columns, wheel.alignment)
            }
            let isSelected = row == 0
            let marks = !isSelected ? (" ", " ") : isEnabled ? ("▸", "◂") : ("(", ")")
            let line = wheels.rect(ofRow: row, in: rect)
            let color = isSelected ? UIColor.label : .secondaryLabel
            let style = TextStyle(
                font: isSelected ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 20),
                color: isEnabled ? color : color.dimmed, alignment: .center)
            if isSelected { fill(line, color: .white) }
            draw("\(marks.0) \(cells.joined(separator: separator)) \(marks.1)", in: line, style: style)
        }
    }
}

extension UIColor {
    /// The color in a figure that takes no touches.
    nonisolated var dimmed: UIColor { withAlphaComponent(alpha * 0.5) }
}
