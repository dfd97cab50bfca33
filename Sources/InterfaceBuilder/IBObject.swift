/// An object of a document: a view, a controller, a gesture recogniser, a placeholder…
///
/// It is what the file says, of whatever kind: ``element`` and all names within are data.
public final class IBObject {
    /// The id, unique in the document. Empty for the few things that have none, such as segments.
    public let id: String
    /// The name of its element: `tableViewCell`.
    public let element: String
    /// The slot it fills in its parent, `contentView`; `nil` for a member of a collection.
    public let key: String?
    /// Where its start tag begins.
    public let location: IBLocation
    /// The object it is in; `nil` at the top level, and once the document is gone.
    public private(set) weak var parent: IBObject?
    /// All its XML attributes as written, `id`, `key` and the class included.
    public let attributes: IBKeyed<String>

    /// The values inside it by their keys: `frame`, `textColor`, `normal` for a button's state.
    public internal(set) var properties: IBKeyed<IBValue> = [:]
    /// The single objects inside it by their keys: `contentView`, `navigationItem`.
    public internal(set) var slots: IBKeyed<IBObject> = [:]
    /// The lists of objects inside it by the names of their elements: `subviews`, `items`, `cells`.
    public internal(set) var collections: IBKeyed<[IBObject]> = [:]
    /// The connections that start from it.
    public internal(set) var connections: [IBConnection] = []
    /// The layout constraints it owns.
    public internal(set) var constraints: [IBConstraint] = []
    /// Overrides for certain kinds of screens, in document order.
    public internal(set) var variations: [IBVariation] = []
    /// The values to set by key path.
    public internal(set) var runtimeAttributes: [IBRuntimeAttribute] = []
    /// All objects directly inside it, in document order.
    public internal(set) var children: [IBObject] = []

    // Nonisolated: there are many, and checking for the actor costs more than the rest.
    nonisolated deinit {}

    init(_ element: IBElement, parent: IBObject?) {
        id = element.attributes["id"] ?? ""
        self.element = element.name
        key = element.attributes["key"]
        location = element.location
        attributes = element.attributes
        self.parent = parent
    }

    /// The class set in the identity inspector; `nil` for the element's own.
    public var customClass: String? { attributes["customClass"] }
    /// The Swift module of ``customClass``.
    public var customModule: String? { attributes["customModule"] }
    /// The label given in the document outline.
    public var userLabel: String? { attributes["userLabel"] }
    /// What a placeholder stands for: `IBFilesOwner` or `IBFirstResponder`.
    public var placeholderIdentifier: String? { attributes["placeholderIdentifier"] }

    /// A text, whether it stands as an attribute, as a string of its own or as an attributed one.
    ///
    /// - Parameter name: The name of the attribute or key of the string: `text`, `placeholder`.
    public func string(_ name: String) -> String? { properties[name]?.string ?? attributes[name] }
}
