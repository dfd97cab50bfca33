public import Foundation
public import TerminalUIKit

/// A thing on the screen that a user can touch, and the command that does the same.
public struct Touchable {
    /// The gestures for a touchable thing.
    public enum Gesture: Sendable {
        /// A user taps the view.
        case tap
        /// A user turns the wheel, row by row.
        case turn
        /// A user types a text.
        case type
        /// A user scrolls the view.
        case scroll
    }

    /// The command that touches it: `tap 3`. The command of a wheel, `spin month`, takes a number of rows, and the
    /// command of a field, `type nameField`, a text.
    public let command: String
    /// The gesture for it.
    public let gesture: Gesture
    /// The row or item of a list that it is, or that contains it, counted from 0. Nil outside of lists.
    public let item: Int?
    /// The visible part of the object, in points of the window.
    public let frame: CGRect
    /// Returns the command for a press of the mouse at a point of the window, if the place matters.
    let press: ((CGPoint) -> String?)?
    /// A Boolean value that indicates whether it is the field that has the keyboard.
    let isEdited: Bool
    /// The text that is already in a field, and the part of the command that usually follows it.
    let (text, ending): (String, String)

    /// Creates the description of an object that a user can touch: a view in a window, or a part of it.
    ///
    /// - Returns: `nil` if no part of it is visible.
    public init?(
        _ command: String, gesture: Gesture = .tap, text: String = "", ending: String = "", item: Int? = nil,
        rect: CGRect? = nil, of view: UIView, press: ((CGPoint) -> String?)? = nil
    ) {
        let frame = sequence(first: view, next: \.superview).reduce(view.convert(rect ?? view.bounds, to: nil)) {
            $0.intersection($1.convert($1.bounds, to: nil))
        }
        guard !frame.isNull, !frame.isEmpty else { return nil }
        self.command = command
        self.gesture = gesture
        self.item = item
        self.frame = frame
        self.press = press
        isEdited = gesture == .type && view.isFirstResponder
        (self.text, self.ending) = (text, ending)
    }

    /// Creates the description of a picker's wheel. A press turns it to the pressed row, as on iOS.
    ///
    /// - Returns: `nil` if no part of it is visible.
    package init?(wheel command: String, item: Int? = nil, rect: CGRect?, rowHeight: CGFloat, of picker: UIView) {
        let middle = picker.convert(CGPoint(x: 0, y: picker.bounds.midY), to: nil).y
        self.init(command, gesture: .turn, item: item, rect: rect, of: picker) {
            "\(command) \((($0.y - middle) / rowHeight).rounded().whole(in: -100...100))"
        }
    }
}

extension [Touchable] {
    /// The same things from top to bottom and left to right.
    var inReadingOrder: [Touchable] {
        sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
}
