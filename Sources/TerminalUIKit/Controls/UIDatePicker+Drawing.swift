import PlainText

extension UIDatePicker {
    /// Draws as many rows of the wheels as there is room for, the selected ones in the middle, between arrows.
    ///
    /// A picker that takes no touches shows the selected rows only, in parentheses.
    func drawWheels(on canvas: any Canvas) {
        let lines = max(1, Int(min(bounds.height, 2200) / TextLayout.lineHeight))
        let reach = isEnabled ? (lines - 1) / 2 : 0
        let rows = -reach...reach
        let wheels = wheels
        let texts = wheels.map { wheel in rows.map { text(of: wheel, at: $0) } }
        // Wheels keep their widths when they are turned: there is room for the longest name, and for two digits.
        let widths = zip(wheels, texts).map { wheel, texts in
            (texts + (wheel == .month ? monthNames : ["00"])).map { DisplayWidth.columns(of: $0) }.max() ?? 0
        }
        let separator = widths.reduce(4 + 3 * (wheels.count - 1), +) <= columns ? " │ " : "│"
        canvas.fill(bounds, color: .secondarySystemBackground)
        for (index, row) in rows.enumerated() {
            let cells = wheels.indices.map { wheel in
                texts[wheel][index].fitted(to: widths[wheel], wheels[wheel] == .month ? .left : .right)
            }
            let text = cells.joined(separator: separator)
            let isSelected = row == 0
            let marks = !isSelected ? (" ", " ") : isEnabled ? ("▸", "◂") : ("(", ")")
            // The top of the row, when the selected one is in the middle.
            let top = bounds.midY + (CGFloat(row) - 0.5) * TextLayout.lineHeight
            let line = CGRect(x: 0, y: top, width: bounds.width, height: TextLayout.lineHeight)
            let style = TextStyle(
                font: isSelected ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 20),
                color: dimmed(isSelected ? .label : .secondaryLabel), alignment: .center)
            if isSelected { canvas.fill(line, color: .white) }
            canvas.draw("\(marks.0) \(text) \(marks.1)", in: line, style: style)
        }
    }
}
