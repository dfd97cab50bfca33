extension UIButton {
    /// The types of a button.
    public nonisolated enum ButtonType: Sendable {
        /// The set properties only: white text, no frame.
        case custom
        /// Text in the tint color.
        case system
        /// Text in a frame, as buttons were until 2013. In UIKit it has become another name of ``system``.
        case roundedRect
        /// A symbol for the details of a row.
        case detailDisclosure
        /// A symbol for information, on dark ground.
        case infoLight
        /// A symbol for information, on light ground.
        case infoDark
        /// A symbol for adding.
        case contactAdd
        /// A symbol for closing.
        case close
    }
}

extension UIButton.ButtonType: NibEnum, CaseIterable {
    /// The symbol that buttons of the type show.
    var image: UIImage? {
        switch self {
        case .custom, .system, .roundedRect: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
        case .contactAdd: UIImage(systemName: "plus.circle")
        case .close: UIImage(systemName: "xmark.circle")
        }
    }

    /// The default font of titles.
    var titleFont: UIFont { .systemFont(ofSize: self == .custom ? UIFont.buttonFontSize : 15) }
}
