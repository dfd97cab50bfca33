extension UIControl {
    /// The events of controls, in any combination.
    public nonisolated struct Event: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates a combination from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The event of a touch that begins on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// The event of repeated touches on the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The event of a touch that moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The event of a touch that moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The event of a touch that moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The event of a touch that moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The event of a touch that ends inside the control: a tap.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The event of a touch that ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system ended the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// A user triggered the main action of the control.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A user began to edit text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A user changed text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A user stopped editing text.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// A user stopped editing text with the Return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All that has to do with editing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}

extension UIControl.Event {
    /// The events as Interface Builder names them, in the order of their bits.
    static let nibNames: [(name: String, event: UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
        ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter),
        ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
        ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
        ("primaryActionTriggered", .primaryActionTriggered), ("menuActionTriggered", .menuActionTriggered),
        ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
        ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
    ]

    /// The event Interface Builder means, or nil if there isn't one of that name.
    init?(nibName: String) {
        guard let event = Self.nibNames.first(where: { $0.name == nibName })?.event else { return nil }
        self = event
    }

    /// The names of the events, for traces.
    var names: String {
        let names = Self.nibNames.filter { !isDisjoint(with: $0.event) }.map(\.name)
        return names.isEmpty ? "event \(rawValue)" : names.joined(separator: ", ")
    }
}
