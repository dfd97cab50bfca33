/// The content of a menu that a long press shows. Stored: no menu is shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// The object by which code knows the configuration.
    public let identifier: any NSCopying

    /// Creates a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
    }
}

/// A behavior of a view. Stored without effect.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {}

/// A long press that shows a menu. Stored without effect.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The object that makes the menu. Never called.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// Creates an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// The methods that a long press calls for its menu. Never called.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// Asks the delegate for the menu at a place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

extension UIView {
    /// The behaviors of the view. Stored without effect.
    public var interactions: [any UIInteraction] {
        get { kept() ?? [] }
        set { keep(newValue) }
    }
    /// Adds a behavior.
    public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    /// Removes a behavior.
    public func removeInteraction(_ interaction: any UIInteraction) { interactions.removeAll { $0 === interaction } }
}
