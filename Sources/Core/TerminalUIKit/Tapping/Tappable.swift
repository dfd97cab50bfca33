/// A view that can be tapped by its title: a control, or a view with a gesture recognizer.
@MainActor struct Tappable {
    let view: UIView
    /// The titles by which a user may name the view, the usual one first.
    let titles: [String]
    /// A Boolean value that indicates whether a tap does something.
    let isEnabled: Bool
    /// The function that acts as a tap, and returns whether the view takes touches.
    let tap: () -> Bool

    /// nil for a view that can't be tapped.
    init?(_ view: UIView) {
        self.view = view
        if let control = view as? any TapTitled {
            titles = (control.tapTitles + [control.accessibilityLabel, control.accessibilityIdentifier])
                .compactMap(\.self).filter { !$0.isEmpty }
            isEnabled = control.isEnabled
            tap = { (control.takesTap && control.perform(.tap())) || control.tap() }
        } else if view.takesTap, let text = view.firstText ?? view.accessibilityLabel {
            titles = [text]
            isEnabled = true
            tap = {
                view.perform(.tap())
                return true
            }
        } else {
            return nil
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether a touch on the view, which isn't a control, does something, but no title
    /// names it: a recognizer waits for a tap, or its class or its controller's has methods for touches.
    package var takesUntitledTouches: Bool {
        guard !(self is UIControl) else { return false }
        // A scroll view keeps touches from its controller.
        let controller = self is UIScrollView ? nil : next as? UIViewController
        return (takesTap || handlesTouches || controller?.handlesTouches == true) && Tappable(self) == nil
    }

    /// The first text that a user reads on a view: its own, or that of a subview that takes no taps itself.
    fileprivate var firstText: String? {
        guard !isHidden else { return nil }
        if let text = displayedText, !text.isEmpty { return text }
        return subviews.lazy.filter { !($0 is UIControl) && !$0.takesTap }.compactMap(\.firstText).first
    }
}
