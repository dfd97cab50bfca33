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
    /// A Boolean value that indicates whether the view has a recognizer for taps, but isn't a control and has no title.
    package var takesUntitledTap: Bool { !(self is UIControl) && takesTap && Tappable(self) == nil }

    /// The first text that a user reads on a view: its own, or that of a subview that takes no taps itself.
    fileprivate var firstText: String? {
        guard !isHidden else { return nil }
        if let text = displayedText, !text.isEmpty { return text }
        return subviews.lazy.filter { !($0 is UIControl) && !$0.takesTap }.compactMap(\.firstText).first
    }
}
