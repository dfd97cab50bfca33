/// The styles in which a presented controller covers the one that presents it.
public nonisolated enum UIModalPresentationStyle: Int, Sendable, CaseIterable, NibEnum {
    /// Over the whole screen. The presenter's view leaves it. The default up to iOS 12.
    case fullScreen = 0
    /// As a card. The presenter's view stays behind the card, and a user can pull it down.
    case pageSheet = 1
    /// On a phone the same as ``pageSheet``.
    case formSheet = 2
    /// Over the presenter. Drawn as ``fullScreen``.
    case currentContext = 3
    /// As the program chooses. Drawn as ``fullScreen``.
    case custom = 4
    /// Over the whole screen. The presenter's view stays beneath and does not disappear.
    case overFullScreen = 5
    /// Over the presenter, whose view stays beneath. Drawn as ``overFullScreen``.
    case overCurrentContext = 6
    /// On a phone the same as ``fullScreen``.
    case popover = 7
    /// No presentation of its own. Drawn as ``fullScreen``.
    case none = -1
    /// The style that the system finds best, here always a card. The default since iOS 13.
    case automatic = -2

    /// A Boolean value that indicates whether the presenter's view leaves the screen.
    var coversPresenter: Bool { !isCard && self != .overFullScreen && self != .overCurrentContext }

    /// A Boolean value that indicates whether the style is a card.
    var isCard: Bool { [.pageSheet, .formSheet, .automatic].contains(self) }
}
