import PlainText

extension UIDatePicker {
    /// Draws as many rows of the wheels as there is room for.
    func drawWheels(on canvas: any Canvas) {
        drawing.draw(on: canvas)
    }

    /// Where a wheel is, in the picker's own coordinates; nil if the picker has no such wheel. Not in UIKit.
    package func rect(of wheel: Wheel) -> CGRect? {
        guard let index = wheels.firstIndex(of: wheel) else { return nil }
        let drawing = drawing
        return drawing.rows.reduce(CGRect.null) { $0.union(drawing.rect(ofRow: $1, wheel: index)) }
    }

    private var drawing: WheelDrawing {
        var drawing = WheelDrawing(in: bounds, isEnabled: isEnabled)
        drawing.wheels = wheels.map { wheel in
            let texts = drawing.rows.map { text(of: wheel, at: $0) }
            // There is room for the longest name, and for two digits.
            let widest = (texts + (wheel == .month ? monthNames : ["00"])).map { DisplayWidth.columns(of: $0) }.max()
            return .init(texts: texts, columns: widest ?? 0, alignment: wheel == .month ? .left : .right)
        }
        return drawing
    }
}
