internal import ExampleShell
internal import TerminalUIKit

extension NamedView {
    /// Returns the view and its parts as keys and a mouse operate them, or empty for a view that takes no touches.
    func touchables(inRow row: Int?) -> [Touchable] {
        guard obstacle == nil else { return [] }
        let word = name.asWord
        let (end, option) = (row.map { " \($0)" } ?? "", row.map { " --row \($0)" } ?? "")
        func touchable(
            _ command: String, _ gesture: Touchable.Gesture = .tap, text: String = "", ending: String = "",
            rect: CGRect? = nil, press: ((CGPoint) -> String?)? = nil
        ) -> Touchable? {
            Touchable(
                command, gesture: gesture, text: text, ending: ending, item: row, rect: rect, of: view, press: press)
        }
        let found: [Touchable?] =
            switch view {
            // A field for one line gets the Return key that ends the command, too.
            case let field as UITextField:
                [
                    touchable(
                        "type\(option) \(word)", .type,
                        text: field.isSecureTextEntry ? "" : field.text ?? "", ending: " --return")
                ]
            case let textView as UITextView:
                [
                    touchable(
                        "type\(option) \(word)", .type,
                        text: textView.text.contains(where: \.isNewline) ? "" : textView.text)
                ]
            case let slider as UISlider:
                [
                    touchable("slide\(option) \(word) --by", .turn) {
                        let part = Float(slider.convert($0, from: nil).x / slider.bounds.width)
                        let hundredths = (max(0, min(part, 1)) * 100).rounded() / 100
                        let value = slider.minimumValue + hundredths * (slider.maximumValue - slider.minimumValue)
                        return "slide\(option) \(word) \(value)"
                    }
                ]
            case let stepper as UIStepper:
                [
                    touchable("step\(option) \(word)", .turn) {
                        let isPlus = stepper.convert($0, from: nil).x > stepper.bounds.midX
                        return "step\(option) \(word) \(isPlus ? 1 : -1)"
                    }
                ]
            case let picker as UIPickerView:
                (0..<picker.numberOfComponents).map {
                    Touchable(
                        wheel: "choose\(option) \(word) --wheel \($0) --by", item: row, rect: picker.rect(ofWheel: $0),
                        rowHeight: picker.rowHeight, of: picker)
                }
            case let picker as UIDatePicker:
                picker.wheels.map {
                    Touchable(
                        wheel: "pick\(option) \(word) --wheel \($0) --by", item: row, rect: picker.rect(of: $0),
                        rowHeight: TextLayout.lineHeight, of: picker)
                }
            case is UISegmentedControl:
                segments.map { touchable("tap \($0.title.lowercased().asWords)\(end)", rect: $0.rect) }
            default: [touchable("tap \(name.asWords)\(end)")]
            }
        return found.compactMap(\.self)
    }
}
