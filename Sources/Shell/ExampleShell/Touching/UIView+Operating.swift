internal import TerminalUIKit

extension UIView {
    /// A Boolean value that indicates whether a user can operate the view: a control, a field for text, wheels, or
    /// another view that takes taps and has no title.
    var isOperable: Bool {
        self is UIControl || self is any TextEntry || self is UIPickerView || takesUntitledTap
    }

    /// A Boolean value that indicates whether a tap does one thing wherever it meets the view. A slider, a stepper and
    /// wheels have commands of their own.
    package var isTappedByName: Bool {
        isOperable
            && ![UISlider.self, UIStepper.self, UIPickerView.self, UIDatePicker.self].contains { isKind(of: $0) }
    }

    /// The name of the view's kind, such as `switch` for a `UISwitch`, or `stars` for a class `Stars`.
    var kindName: String {
        let name = "\(type(of: self))".replacing(#/^UI/#, with: "")
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The names that VoiceOver or a placeholder gives the view.
    var spokenNames: [String] {
        [accessibilityLabel, accessibilityIdentifier, (self as? UITextField)?.placeholder].compactMap(\.self)
            .filter { !$0.isEmpty }
    }

    /// Taps the view in its middle. A field for text begins to be edited.
    func tapAsUser() {
        if let entry = self as? any TextEntry {
            _ = entry.startTyping()
        } else if let control = self as? UIControl {
            if !control.perform(.tap()) { control.tap() }
        } else {
            perform(.tap(), at: ownPoint)
        }
    }

    /// A point at which a touch meets the view, and no view inside it that takes touches: the middle, if possible.
    private var ownPoint: CGPoint? {
        let steps: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
        let points = steps.flatMap { y in steps.map { CGPoint(x: bounds.width * $0, y: bounds.height * y) } }
        return points.first { point in
            guard let touched = hitTest(point, with: nil) else { return false }
            let inside = sequence(first: touched, next: \.superview).prefix { $0 !== self }
            return !inside.contains { $0.isOperable || $0 is UIScrollView }
        }
    }
}

extension UIWindow {
    /// Returns the reason why a user can't touch a view now, or nil if they can.
    func obstacle(to view: UIView) -> String? {
        let around = sequence(first: view, next: \.superview)
        if around.contains(where: { $0.isHidden || $0.alpha < 0.01 }) { return "is hidden" }
        if (view as? UIControl)?.isEnabled == false { return "is disabled" }
        if !around.allSatisfy(\.isUserInteractionEnabled) { return "takes no touches" }
        if isReachable(view) { return nil }
        let isInside = bounds.contains(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self))
        return isInside ? "is covered by another view" : "is outside of the screen"
    }
}
