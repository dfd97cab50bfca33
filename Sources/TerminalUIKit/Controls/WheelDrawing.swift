import PlainText

/// Draws the wheels of a picker side by side: rows of text, the selected ones in the middle, between arrows.
///
/// A picker that takes no touches shows the selected rows only, in parentheses.
struct WheelDrawing {
    /// What one wheel shows.
    struct Wheel {
        /// The texts of ``WheelDrawing/rows``, from the top; the selected one is in the middle.
        let texts: [String]
        /// The width in columns, whatever row is selected: wheels keep theirs when they are turned.
        let columns: Int
        /// Where the texts stand in the width.
        let alignment: NSTextAlignment
    }

    /// The rows there is room for, counted from the selected one; above it they are negative.
    let rows: ClosedRange<Int>
    /// The wheels from left to right.
    var wheels: [Wheel] = []
    private let bounds: CGRect
    private let rowHeight: CGFloat
    private let isEnabled: Bool

    /// Prepares a drawing without wheels.
    ///
    /// - Parameters:
    ///   - bounds: The picker's, in points.
    ///   - rowHeight: The height of a row, in points; at least a line's.
    ///   - isEnabled: Whether the picker takes touches.
    init(in bounds: CGRect, rowHeight: CGFloat = TextLayout.lineHeight, isEnabled: Bool) {
        self.bounds = bounds
        self.rowHeight = max(rowHeight, TextLayout.lineHeight)
        self.isEnabled = isEnabled
        let count = max(1, Int(min(bounds.height, 2200) / self.rowHeight))
        let reach = isEnabled ? (count - 1) / 2 : 0
        rows = -reach...reach
    }

    private var separator: String {
        let isWideEnough = columns(separatedBy: 3) <= TextLayout.columns(in: bounds.width)
        return isWideEnough ? " │ " : "│"
    }

    /// The columns of all wheels and what stands between and beside them.
    private func columns(separatedBy gap: Int) -> Int {
        wheels.map(\.columns).reduce(2 * Self.margin + gap * (wheels.count - 1), +)
    }

    /// The columns of an arrow and a blank.
    private static let margin = 2

    /// Where a row of a wheel lies, in the picker's coordinates.
    func rect(ofRow row: Int, wheel index: Int) -> CGRect {
        let gap = DisplayWidth.columns(of: separator)
        let before = wheels[..<index].map(\.columns).reduce(Self.margin + gap * index, +)
        let line = rect(ofRow: row)
        let width = CGFloat(columns(separatedBy: gap)) * TextLayout.columnWidth
        return CGRect(
            x: line.midX - width / 2 + CGFloat(before) * TextLayout.columnWidth, y: line.minY,
            width: CGFloat(wheels[index].columns) * TextLayout.columnWidth, height: rowHeight)
    }

    /// Where a row of all wheels lies: that of 0 is in the middle.
    private func rect(ofRow row: Int) -> CGRect {
        CGRect(
            x: bounds.minX, y: bounds.midY + (CGFloat(row) - 0.5) * rowHeight, width: bounds.width, height: rowHeight)
    }

    /// Draws the wheels.
    func draw(on canvas: any Canvas) {
        canvas.fill(bounds, color: .secondarySystemBackground)
        let separator = separator
        for (index, row) in rows.enumerated() {
            let cells = wheels.map { $0.texts[index].fitted(to: $0.columns, $0.alignment) }
            let isSelected = row == 0
            let marks = !isSelected ? (" ", " ") : isEnabled ? ("▸", "◂") : ("(", ")")
            let rect = rect(ofRow: row)
            let color = isSelected ? UIColor.label : .secondaryLabel
            let style = TextStyle(
                font: isSelected ? .boldSystemFont(ofSize: 20) : .systemFont(ofSize: 20),
                color: isEnabled ? color : color.dimmed, alignment: .center)
            if isSelected { canvas.fill(rect, color: .white) }
            canvas.draw("\(marks.0) \(cells.joined(separator: separator)) \(marks.1)", in: rect, style: style)
        }
    }
}
