/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// The title of the element.
    open private(set) var title: String
    /// The image before the title.
    open private(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }
}

/// A closure with a title, which controls call and menus list.
open class UIAction: UIMenuElement {
    /// The identifier of an action.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The attributes of an action in a menu.
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Creates attributes from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The attribute of an action that can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The attribute of an action that removes something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The attribute of an action that isn't shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// The states of an action in a menu, which determine its mark.
    public nonisolated enum State: Int, Sendable {
        /// Not marked.
        case off
        /// Marked.
        case on
        /// Marked in part.
        case mixed
    }

    /// The identifier of the action.
    open private(set) var identifier: Identifier
    /// The attributes of the action.
    open var attributes: Attributes
    /// The state of the action, which determines its mark.
    open var state: State
    /// The object that sends the action now.
    open private(set) var sender: Any?
    private let handler: (UIAction) -> Void

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier("\(UUID())")
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Calls the closure.
    package func perform(sender: Any?) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}

/// A list of actions.
open class UIMenu: UIMenuElement {
    /// The elements in the menu.
    open private(set) var children: [UIMenuElement]

    /// Creates a menu.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.children = children
        super.init(title: title, image: image)
    }

    /// The actions in it and in the menus in it, in their order.
    package var actions: [UIAction] {
        children.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap(\.self) }
            .filter { !$0.attributes.contains(.hidden) }
    }
}
