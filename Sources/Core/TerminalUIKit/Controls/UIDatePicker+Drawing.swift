import PlainText

extension UIDatePicker {
    /// Draws as many rows of the wheels as there is room for.
    func drawWheels() { draw(.wheels(drawnWheels), color: .label, font: .systemFont(ofSize: 20)) }

    /// Returns the rectangle of a wheel in the picker's own coordinates, or nil if the picker has no such wheel. Not in
    /// UIKit.
    package func rect(of wheel: Wheel) -> CGRect? {
        guard let index = wheels.firstIndex(of: wheel) else { return nil }
        let drawn = drawnWheels
        return drawn.rows.reduce(CGRect.null) { $0.union(drawn.rect(ofRow: $1, wheel: index, in: bounds)) }
    }

    private var drawnWheels: Wheels {
        var drawn = Wheels(height: bounds.height)
        drawn.wheels = wheels.map { wheel in
            let texts = drawn.rows.map { text(of: wheel, at: $0) }
            // There is room for the longest name, and for two digits. A picker that takes no touches shows one row.
            let shown = isEnabled ? texts : [texts[texts.count / 2]]
            let widest = (shown + (wheel == .month ? monthNames : ["00"])).map { DisplayWidth.columns(of: $0) }.max()
            return .init(texts: texts, columns: widest ?? 0, alignment: wheel == .month ? .left : .right)
        }
        return drawn
    }
}
