import PlainText

extension UIDatePicker {
    /// Draws as many rows of the wheels as there is room for.
    func drawWheels(on canvas: any Canvas) {
        var drawing = WheelDrawing(in: bounds, isEnabled: isEnabled)
        drawing.wheels = wheels.map { wheel in
            let texts = drawing.rows.map { text(of: wheel, at: $0) }
            // There is room for the longest name, and for two digits.
            let widest = (texts + (wheel == .month ? monthNames : ["00"])).map { DisplayWidth.columns(of: $0) }.max()
            return .init(texts: texts, columns: widest ?? 0, alignment: wheel == .month ? .left : .right)
        }
        drawing.draw(on: canvas)
    }
}
